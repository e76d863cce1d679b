export {
  hasChoice,
  LanguageList,
  LanguageMenu,
  type LanguageLinks,
  type LanguageListProps,
  type LanguageMenuProps,
} from "./language-menu.tsx";
