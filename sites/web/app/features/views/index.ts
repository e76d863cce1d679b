export { RecentSection, useProductView } from "./product-views.tsx";
