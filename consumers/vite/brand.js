// Makes the style sheet of the application's brand from its token file, before the application is built.
import { writeFileSync } from "node:fs";
import brand from "@preforma/ui/tokens/brands/bordeaux.json" with { type: "json" };
import { createTheme } from "@preforma/ui/theme-builder";

writeFileSync("src/brand.css", createTheme(brand).css);
