export { PositionCard, type PositionCardProps } from "./position-card.tsx";
