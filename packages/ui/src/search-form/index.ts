export {
  SearchForm,
  type SearchControlProps,
  type SearchFormProps,
  type SearchFormContext,
} from "./search-form.tsx";
