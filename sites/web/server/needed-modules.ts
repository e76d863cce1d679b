import { parseSync, type Plugin } from "vite";

/** Where {@link modulesNeededBy} looks things up. */
export interface ModuleGraph {
  /** The text of a module as it is bundled; null for what is no script. */
  codeOf: (id: string) => string | null;
  /** What an import of that text means in that module; null for what is not bundled. */
  resolve: (from: string, importer: string) => Promise<string | null>;
}

/** A name that a module has from another. */
interface Taken {
  from: string;
  name: string;
}

/** What stands in a module. */
interface Contents {
  /** What its own code takes; {@link nothing} for an import that is there for its effects. */
  imports: readonly Taken[];
  /** Names that it passes on from others. */
  passed: ReadonlyMap<string, Taken>;
  /** Modules of which it passes on everything. */
  passedWhole: readonly string[];
  /** Names that are its own. */
  own: ReadonlySet<string>;
}

const everything = "*";
const nothing = "";

/**
 * The modules that parts of the site are really made of, for the code that decides in which file a module is served.
 * `plugin` finds them out in each build; `partsWith` names the parts that need a module before they can begin.
 */
export function neededModules<Part extends string>(parts: Readonly<Record<Part, RegExp>>) {
  const needed = new Map<Part, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: "preforma:needed-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      // Most parts need the same modules: each is read and resolved once.
      const read = new Map<string, Contents>();
      const resolved = new Map<string, Promise<{ id: string } | null>>();
      const graph: ModuleGraph = {
        codeOf: (id) => this.getModuleInfo(id)?.code ?? null,
        resolve: async (from, importer) => {
          const key = `${importer}\n${from}`;
          const known = resolved.get(key) ?? this.resolve(from, importer);
          resolved.set(key, known);
          return (await known)?.id ?? null;
        },
      };
      for (const [part, pages] of Object.entries<RegExp>(parts))
        needed.set(
          part as Part,
          await modulesNeededBy(
            ids.filter((id) => pages.test(id)),
            graph,
            read,
          ),
        );
    },
  };
  const partsWith = (id: string): Part[] =>
    [...needed].flatMap(([part, modules]) => (modules.has(id) ? [part] : []));
  return { plugin, partsWith };
}

/**
 * The modules that those need at once; what is imported in the course of events does not count. It goes by names
 * rather than by who imports whom: behind a module that gathers others (the `index.ts` of a folder, all the
 * drawings) everybody would seem to need everything, though who takes one icon needs that one alone.
 */
export async function modulesNeededBy(
  ids: readonly string[],
  { codeOf, resolve }: ModuleGraph,
  /** What stands in the modules that were read before. */
  read = new Map<string, Contents>(),
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const asked = new Set<string>();

  function contentsOf(id: string): Contents {
    let contents = read.get(id);
    if (!contents) read.set(id, (contents = contentsIn(codeOf(id) ?? "")));
    return contents;
  }

  /** Takes a name from where an import leads. */
  async function follow({ from, name }: Taken, importer: string): Promise<void> {
    const id = await resolve(from, importer);
    if (id !== null) await take(id, name);
  }

  async function take(id: string, name: string): Promise<void> {
    const question = `${id} ${name}`;
    if (asked.has(question)) return;
    asked.add(question);
    const { imports, passed, passedWhole, own } = contentsOf(id);
    const source = passed.get(name);
    if (source) return follow(source, id);
    const isWhole = name === everything;
    if (isWhole) for (const each of passed.values()) await follow(each, id);
    const isAnothers = name !== nothing && !isWhole && !own.has(name) && passedWhole.length > 0;
    if (isWhole || isAnothers) for (const from of passedWhole) await follow({ from, name }, id);
    if (isAnothers || needed.has(id)) return;
    needed.add(id);
    for (const each of imports) await follow(each, id);
  }

  for (const id of ids) await take(id, everything);
  return needed;
}

function contentsIn(code: string): Contents {
  const { staticImports, staticExports } = parseSync("module.tsx", code, { sourceType: "module" }).module;
  const imports = staticImports.flatMap(({ moduleRequest: { value: from }, entries }): Taken[] =>
    entries.length === 0
      ? [{ from, name: nothing }]
      : entries
          .filter((entry) => !entry.isType)
          .map(({ importName: { kind, name } }) => ({
            from,
            name:
              kind === "Default" ? "default" : kind === "NamespaceObject" ? everything : (name ?? everything),
          })),
  );
  const passed = new Map<string, Taken>();
  const passedWhole: string[] = [];
  const own = new Set<string>();
  for (const entry of staticExports.flatMap(({ entries }) => entries)) {
    const { exportName, importName, moduleRequest } = entry;
    const name = exportName.kind === "Default" ? "default" : exportName.name;
    if (entry.isType) continue;
    if (name === null) passedWhole.push(moduleRequest?.value ?? "");
    else if (moduleRequest === null) own.add(name);
    else passed.set(name, { from: moduleRequest.value, name: importName.name ?? everything });
  }
  return { imports, passed, passedWhole, own };
}
