// Made by scripts/drawings.ts.
import { drawing } from "./drawing.tsx";

export const Briefcase = /* @__PURE__ */ drawing("M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2");
export const Clock = /* @__PURE__ */ drawing("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 4v6l4 2");
export const CloudOff = /* @__PURE__ */ drawing("M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20");
export const Copy = /* @__PURE__ */ drawing("M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2m-6 8c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2");
export const Download = /* @__PURE__ */ drawing("M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5");
export const EqualNot = /* @__PURE__ */ drawing("M5 9h14M5 15h14m0-10L5 19");
export const FileText = /* @__PURE__ */ drawing("M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8");
export const Link2 = /* @__PURE__ */ drawing("M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8");
export const MapPin = /* @__PURE__ */ drawing("M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0m-8-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6");
export const Rss = /* @__PURE__ */ drawing("M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M5 18a1 1 0 1 0 0 2 1 1 0 1 0 0-2");
export const Send = /* @__PURE__ */ drawing("M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zm7.318-19.539-10.94 10.939");
export const Upload = /* @__PURE__ */ drawing("M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4");
