const { moveExport } = require("./move-export.cjs");

/**
 * 0.2.0: `formatVolume` moved from `@preforma/ui/facet-panel` to `@preforma/domain/vocabulary`, where all formats of
 * measures are. What it is called in the file stays as it is.
 *
 * @param {import("jscodeshift").FileInfo} file
 * @param {import("jscodeshift").API} api
 */
module.exports = function formatVolumeToDomain(file, { jscodeshift }) {
  return moveExport(jscodeshift, file.source, {
    name: "formatVolume",
    from: "@preforma/ui/facet-panel",
    to: "@preforma/domain/vocabulary",
  });
};
