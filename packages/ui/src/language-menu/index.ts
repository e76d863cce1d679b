export {
  hasChoice,
  LanguageList,
  LanguageMenu,
  type LanguageLinks,
  type LanguageMenuProps,
} from "./language-menu.tsx";
