export { MaintenancePage, type MaintenancePageProps } from "./maintenance-page.tsx";
