const component = { name: "ColourSwatches", from: "@preforma/ui/colour-swatches" };
const collection = { name: "ralColours", from: "@preforma/domain/colour" };

/**
 * 0.2.0: `colours` of `ColourSwatches` has no default any more. Where it was left out, all of RAL Classic is given, as
 * before. Elements that take their props from an object are left alone, since it may hold `colours`.
 *
 * @param {import("jscodeshift").FileInfo} file
 * @param {import("jscodeshift").API} api
 */
module.exports = function ralColoursToSwatches(file, { jscodeshift: j }) {
  const root = j(file.source);
  const element = importedAs(j, root, component);
  if (element === undefined) return undefined;
  const bare = root
    .find(j.JSXOpeningElement, { name: { type: "JSXIdentifier", name: element } })
    .filter(({ node }) =>
      node.attributes.every(({ type, name }) => type === "JSXAttribute" && name.name !== "colours"),
    );
  if (bare.length === 0) return undefined;

  const known = importedAs(j, root, collection);
  // The name is somebody else's here: a person is to choose another.
  if (known === undefined && root.find(j.Identifier, { name: collection.name }).length > 0) return undefined;
  const colours = known ?? collection.name;
  bare.forEach(({ node }) => {
    node.attributes.push(
      j.jsxAttribute(j.jsxIdentifier("colours"), j.jsxExpressionContainer(j.identifier(colours))),
    );
  });
  if (known === undefined) {
    root
      .find(j.ImportDeclaration, { source: { value: component.from } })
      .at(0)
      .insertAfter(
        j.importDeclaration(
          [j.importSpecifier(j.identifier(collection.name))],
          j.stringLiteral(collection.from),
        ),
      );
  }
  const quote = (file.source.match(/'/g) ?? []).length > (file.source.match(/"/g) ?? []).length;
  return root.toSource({ quote: quote ? "single" : "double" });
};

/** What a file calls an export; undefined where it does not import it as a value. */
function importedAs(j, root, { name, from }) {
  const [found] = root
    .find(j.ImportDeclaration, { source: { value: from } })
    .filter(({ node }) => node.importKind !== "type")
    .nodes()
    .flatMap(({ specifiers }) => specifiers ?? [])
    .filter(({ type, imported }) => type === "ImportSpecifier" && imported.name === name);
  return found && (found.local ?? found.imported).name;
}
