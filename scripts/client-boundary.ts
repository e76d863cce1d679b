// Finds what would fail in a server component by reading the modules of a packed package, without rendering.
import { posix } from "node:path";
import { parseSync } from "vite";
import { targetsOf, type PackedFiles } from "./tarball.ts";

/** The exports of React in browsers and in server rendering that server components lack (its `react-server` build). */
const clientOnly = new Set([
  "Component",
  "PureComponent",
  "createContext",
  "useActionState",
  "useContext",
  "useDeferredValue",
  "useEffect",
  "useEffectEvent",
  "useImperativeHandle",
  "useInsertionEffect",
  "useLayoutEffect",
  "useOptimistic",
  "useReducer",
  "useRef",
  "useState",
  "useSyncExternalStore",
  "useTransition",
]);

interface Imported {
  readonly from: string;
  /** Names that the module itself uses, without its re-exports. */
  readonly used: readonly string[];
}

/**
 * Modules that a server component reaches without passing `"use client"`, and that use client-only code: React's hooks
 * with state, or a function of a module marked as client code, which the server can reference but not call. A component
 * of such a module can be rendered, so capitalised names are allowed.
 *
 * @returns One line for each, empty where a server component can import every entry.
 */
export function boundaryFaults(files: PackedFiles): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = files.get(file) ?? "";
    if (isClient(source)) return;
    for (const { from, used } of importsOf(file, source)) {
      if (from === "react") {
        const wrong = used.filter((name) => clientOnly.has(name));
        if (wrong.length > 0) faults.push(`${file} uses ${wrong.join(", ")} of react and lacks "use client"`);
      }
      if (!from.startsWith(".")) continue;
      const target = posix.join(posix.dirname(file), from);
      if (isClient(files.get(target) ?? "")) {
        const called = used.filter((name) => !/^[A-Z]/.test(name));
        if (called.length > 0)
          faults.push(`${file} uses ${called.join(", ")} of ${target}, which is client code`);
      } else visit(target);
    }
  };
  for (const [entry, file] of targetsOf(files))
    if (!entry.includes(".", 2) && file.endsWith(".js")) visit(file);
  return faults;
}

const isClient = (source: string): boolean => /^\s*["']use client["']/.test(source);

function importsOf(file: string, source: string): Imported[] {
  const { program } = parseSync(file, source);
  const handedOn = new Set(
    program.body.flatMap((node) =>
      node.type === "ExportNamedDeclaration" && node.source === null
        ? node.specifiers.flatMap(({ local }) => (local.type === "Identifier" ? [local.name] : []))
        : [],
    ),
  );
  return program.body.flatMap((node): Imported[] => {
    if (node.type === "ExportNamedDeclaration" && node.source !== null)
      return [{ from: node.source.value, used: [] }];
    if (node.type === "ExportAllDeclaration") return [{ from: node.source.value, used: [] }];
    if (node.type !== "ImportDeclaration") return [];
    const used = node.specifiers.flatMap((specifier) => {
      if (handedOn.has(specifier.local.name)) return [];
      if (specifier.type !== "ImportSpecifier") return ["*"];
      return [specifier.imported.type === "Literal" ? specifier.imported.value : specifier.imported.name];
    });
    return [{ from: node.source.value, used }];
  });
}
