export { brimfulShare, scaleTo, type Dimensions, type Target } from './measure.ts'
export { neckHeight, threadDiameter } from './neck.ts'
export { shapeById, shapes } from './shapes/registry.ts'
export type { NeckFinish, Plastic, Shape, ShapeFamily, ShapeView } from './shape.ts'
