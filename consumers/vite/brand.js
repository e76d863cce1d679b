// The theme of one's own brand, built before the application: its token file in, a style sheet out.
import { writeFileSync } from "node:fs";
import brand from "@preforma/ui/tokens/brands/bordeaux.json" with { type: "json" };
import { createTheme } from "@preforma/ui/theme-builder";

writeFileSync("src/brand.css", createTheme(brand).css);
