export { showCompanyPrices } from "./company-prices.server.ts";
