export { SearchForm, type SearchFormProps, type SearchPlace } from "./search-form.tsx";
