export { Drawer, DrawerContent, type DrawerContentProps, type DrawerProps } from "./drawer.tsx";
