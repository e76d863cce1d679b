export { TopBar, type PhoneLink, type TopBarProps } from "./top-bar.tsx";
