import type { DemoEntry } from "../entry.ts";
import { blowMouldingTechnician } from "./blow-moulding-technician.ts";
import { exportSalesSpecialist } from "./export-sales-specialist.ts";
import { laboratoryTechnician } from "./laboratory-technician.ts";
import { maintenanceElectrician } from "./maintenance-electrician.ts";
import { packagingDesigner } from "./packaging-designer.ts";
import { planningIntern } from "./planning-intern.ts";

/** Positions that are open; each closes by distance from the first start. */
export const openPositions: readonly DemoEntry<"open-positions">[] = [
  exportSalesSpecialist,
  blowMouldingTechnician,
  laboratoryTechnician,
  maintenanceElectrician,
  packagingDesigner,
  planningIntern,
];
