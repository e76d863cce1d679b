export { SearchForm, type AssistProps, type SearchFormProps, type SearchPlace } from "./search-form.tsx";
