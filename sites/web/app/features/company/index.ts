export { sectors } from "./sectors.ts";
