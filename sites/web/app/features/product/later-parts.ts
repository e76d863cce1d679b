import { laterPart } from "../../platform/loading/later-part.tsx";
// Their styles belong to the page, or they would come with their code.
import "./notice-form.css.ts";
import "./order-table.css.ts";

/** The table of a family. */
export const OrderTable = laterPart(() => import("./order-table.tsx"));

/** The form of who waits for a product. */
export const NoticeForm = laterPart(() => import("./notice-form.tsx"));
