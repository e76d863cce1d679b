export { AccountNavigation, type AccountNavigationProps } from "./account-navigation.tsx";
