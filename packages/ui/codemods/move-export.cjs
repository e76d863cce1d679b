/**
 * Makes every import and re-export of one name come from another module. What else is taken from the old module
 * stays there; where the new one is imported already, the name joins that import.
 *
 * @param {import("jscodeshift").JSCodeshift} j
 * @param {string} source The file's text.
 * @param {{ name: string, from: string, to: string }} move
 * @returns {string | undefined} The new text, or nothing where the file needs no change.
 */
exports.moveExport = function moveExport(j, source, { name, from, to }) {
  const root = j(source);
  let moved = 0;

  root.find(j.ImportDeclaration, { source: { value: from } }).forEach((path) => {
    const declaration = path.node;
    const taken = (declaration.specifiers ?? []).filter(
      (specifier) => specifier.type === "ImportSpecifier" && specifier.imported.name === name,
    );
    if (taken.length === 0) return;
    moved += 1;
    const kept = (declaration.specifiers ?? []).filter((specifier) => !taken.includes(specifier));
    const there = root
      .find(j.ImportDeclaration, { source: { value: to } })
      .filter(({ node }) => node.importKind === declaration.importKind && hasNamesOnly(node));
    if (there.length > 0) there.get().node.specifiers.push(...taken);
    if (kept.length === 0 && there.length === 0) {
      declaration.source = j.stringLiteral(to);
    } else if (kept.length === 0) {
      keepComments(path);
      j(path).remove();
    } else {
      declaration.specifiers = kept;
      if (there.length === 0) {
        const own = j.importDeclaration(taken, j.stringLiteral(to));
        own.importKind = declaration.importKind;
        j(path).insertAfter(own);
      }
    }
  });

  root.find(j.ExportNamedDeclaration, { source: { value: from } }).forEach((path) => {
    const declaration = path.node;
    const taken = (declaration.specifiers ?? []).filter((specifier) => specifier.local?.name === name);
    if (taken.length === 0) return;
    moved += 1;
    const kept = (declaration.specifiers ?? []).filter((specifier) => !taken.includes(specifier));
    if (kept.length === 0) {
      declaration.source = j.stringLiteral(to);
    } else {
      declaration.specifiers = kept;
      j(path).insertAfter(j.exportNamedDeclaration(null, taken, j.stringLiteral(to)));
    }
  });

  return moved > 0 ? root.toSource({ quote: quoteOf(source) }) : undefined;
};

/** `import * as x` and default imports cannot take a name in. */
function hasNamesOnly(declaration) {
  return (declaration.specifiers ?? []).every((specifier) => specifier.type === "ImportSpecifier");
}

/** A comment above the first import is often the file's own. */
function keepComments(path) {
  const { comments } = path.node;
  if (!comments?.length) return;
  const next = path.parent.node.body[path.name + 1];
  if (next !== undefined) next.comments = [...comments, ...(next.comments ?? [])];
}

/** The quotation marks that the file uses most. */
function quoteOf(source) {
  return (source.match(/'/g) ?? []).length > (source.match(/"/g) ?? []).length ? "single" : "double";
}
