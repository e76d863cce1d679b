const { moveExport } = require("./move-export.cjs");

/**
 * 0.2.0: `StarRatingField` and the type of its props moved from `@preforma/ui/star-rating` to
 * `@preforma/ui/star-rating-field`. What they are called in the file stays as it is.
 *
 * @param {import("jscodeshift").FileInfo} file
 * @param {import("jscodeshift").API} api
 */
module.exports = function starRatingFieldToOwnEntry(file, { jscodeshift }) {
  let source = file.source;
  for (const name of ["StarRatingField", "StarRatingFieldProps"]) {
    source =
      moveExport(jscodeshift, source, {
        name,
        from: "@preforma/ui/star-rating",
        to: "@preforma/ui/star-rating-field",
      }) ?? source;
  }
  return source === file.source ? undefined : source;
};
