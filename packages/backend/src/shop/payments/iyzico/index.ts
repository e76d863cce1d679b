export { iyzicoProvider, type IyzicoSettings } from "./provider.ts";
