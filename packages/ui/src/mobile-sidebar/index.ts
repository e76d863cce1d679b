export { MobileSidebar, type MobileSidebarProps } from "./mobile-sidebar.tsx";
