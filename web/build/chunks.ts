import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { type Part, mergeParts } from './merge-parts.ts'

/** What changes with its versions only, and every page needs. */
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|zod|@lingui|use-sync-external-store)\//
/** Mantine and what it imports. Its index names all of its parts: what a page uses cannot be derived from the imports. */
const KIT =
  /node_modules\/(?:@mantine|@floating-ui|clsx|dayjs|tabbable|react-(?:remove-scroll|style-singleton|number-format)|use-(?:callback-ref|sidecar)|get-nonce|tslib)\b|\/ui\/src\/mantine\//
/** Stands for the kit in the graph; about as many characters as a page needs of it. */
const WHOLE_KIT = 'kit'
const KIT_SIZE = 150_000
/** It names all icons. */
const ICON_INDEX = /\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/
/** How much a file matters of what is fetched after a page, for which no page waits. */
const LATER = 0.3
/** The pages that most visits begin with, and how much more a file of theirs matters. */
const OFTEN_FIRST = ['dashboard', 'invoices']
const OFTEN = 8
/** The pages that import most: what is merged into their files soon is too much. */
const WIDE = /\/pages\/(items|customers)(-import)?\.tsx$/
/** Fetched after every page. */
const AFTER_ALL = '/src/monitoring/watch.ts'

/** For modules that have no name, because one page alone imports them. */
const ALONE = ''

/**
 * In which file of the build each module is: few files a page, and nothing in the sign-in page's that it does not need.
 *
 * - `vendor` and `first`: what the sign-in page imports, which most visits begin with.
 * - `shell`: what every page of a company imports besides.
 * - Everything else by the set of pages that import it; sets that are nearly the same are merged (merge-parts.ts).
 */
export function chunks(root: string) {
  let names: ReadonlyMap<string, string> | undefined
  const isFirst = isIconOf(root, 'first')
  const isRest = isIconOf(root, 'rest')
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'dates', test: /node_modules\/(?:@mantine\/dates|dayjs)\// },
      { name: 'kit', test: KIT },
      {
        debugName: 'pages',
        name(id: string, context: Rolldown.ChunkingContext): string | null {
          names ??= nameModules(root, context)
          if (isFirst(id)) return 'first'
          if (isRest(id)) return 'shell'
          // Small, and needed by forms alone: among the units it would come with every list of items.
          if (id.endsWith('/format/all-supplies.ts')) return 'supplies'
          // An icon in neither list is a brand's: with the icons of networks, which the graph has.
          const source = id.includes('/icons-react/dist/esm/icons/')
            ? `${root.replace(/web$/, 'ui')}/src/brand-icon/social-icon.tsx`
            : id
          return names.get(source) || null
        },
      },
    ],
  }
}

/** Whether a module is an icon of the list that ui keeps under this name, or what all icons are made with. */
function isIconOf(root: string, list: 'first' | 'rest'): (id: string) => boolean {
  const text = readFileSync(`${root}/../ui/src/icon/${list}.ts`, 'utf8')
  const icons = [...new Set(text.match(/Icon[A-Z]\w*/g))].map(name => `icons/${name}`)
  const files = list === 'first' ? ['createReactComponent', 'defaultAttributes', ...icons] : icons
  const names = new Set(files.map(file => `${file}.mjs`))
  return id => names.has(id.split('/icons-react/dist/esm/')[1] ?? '')
}

type Graph = {
  /** What each module imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>
  /** What each module loads when it is needed. */
  readonly later: ReadonlyMap<string, readonly string[]>
  /** Characters of code. */
  readonly sizes: ReadonlyMap<string, number>
}

function nameModules(root: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const entry = `${root}/index.html`
  const app = `${root}/src/app/app.tsx`
  const graph = readGraph(entry, context)
  const names = new Map([[WHOLE_KIT, 'kit']])
  const first = closureOf(graph, [entry])
  for (const id of first) names.set(id, VENDOR.test(id) ? 'vendor' : 'first')
  const roots = [...new Set([...graph.later.values()].flat())].filter(id => !names.has(id))
  const laterOfFirst = new Set([...first].flatMap(id => graph.later.get(id) ?? []))
  // Before the shell: what a public page shares with it is not loaded with all of it.
  const isPublic = (id: string) => isPage(id) && laterOfFirst.has(id)
  const isPage = (id: string) => id.startsWith(`${root}/src/pages/`)
  nameParts(partsOf(graph, roots.filter(isPublic), names), graph, () => 1, names)
  const isOften = (id: string) => OFTEN_FIRST.some(page => id === `${root}/src/pages/${page}.tsx`)
  // What all of them import comes with the shell: files less for the most visits, about 5 kB more for some others.
  const often = roots.filter(isOften).map(page => closureOf(graph, [page]))
  const ofAll = often.reduce((all, one) => all.intersection(one))
  const shell = closureOf(graph, [app]).union(ofAll)
  for (const id of shell) if (!names.get(id) && id !== WHOLE_KIT) names.set(id, 'shell')
  const weightOf = (id: string) =>
    isOften(id) ? OFTEN : WIDE.test(id) ? 2 : isPage(id) || id.endsWith(AFTER_ALL) ? 1 : LATER
  const inner = roots.filter(id => !isPublic(id) && id !== app)
  nameParts(partsOf(graph, inner, names), graph, weightOf, names)
  // The bundler makes their files, except of what is imported at once elsewhere: the two would need each other.
  const imported = new Set([...graph.imports.values()].flat())
  for (const id of roots) if (!imported.has(id)) names.delete(id)
  // It waits for the application, whose files wait for those that they import: it cannot be in one of these.
  for (const id of [entry, `${root}/src/app/main.tsx`]) names.delete(id)
  return names
}

function readGraph(entry: string, context: Rolldown.ChunkingContext): Graph {
  const graph = {
    imports: new Map<string, readonly string[]>([[WHOLE_KIT, []]]),
    later: new Map<string, readonly string[]>(),
    sizes: new Map([[WHOLE_KIT, KIT_SIZE]]),
  }
  const queue = [entry]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = graph.imports.has(id) ? null : context.getModuleInfo(id)
    if (info === null) continue
    const imports = (ICON_INDEX.test(id) ? [] : info.importedIds).map(next =>
      KIT.test(next) ? WHOLE_KIT : next,
    )
    graph.imports.set(id, imports)
    graph.later.set(id, info.dynamicallyImportedIds)
    graph.sizes.set(id, info.code?.length ?? 0)
    queue.push(...imports, ...info.dynamicallyImportedIds)
  }
  return graph
}

/** The modules that have no name yet, by the set of the roots that import them. */
function partsOf(
  graph: Graph,
  roots: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly Part[] {
  const users = new Map<string, Set<string>>()
  for (const root of roots)
    for (const id of closureOf(graph, [root]))
      if (!names.has(id) || id === WHOLE_KIT) users.set(id, (users.get(id) ?? new Set()).add(root))
  const parts = new Map<string, Part>()
  for (const [id, used] of users) {
    const key = id === WHOLE_KIT ? id : [...used].toSorted().join('\n')
    const part = parts.get(key) ?? { users: used, modules: new Set(), size: 0 }
    part.modules.add(id)
    part.size += graph.sizes.get(id) ?? 0
    parts.set(key, part)
  }
  return [...parts.values()]
}

function nameParts(
  parts: readonly Part[],
  graph: Graph,
  weightOf: (root: string) => number,
  names: Map<string, string>,
): void {
  for (const part of mergeParts(parts, {
    importsOf: id => graph.imports.get(id) ?? [],
    weightOf,
  })) {
    // The bundler puts what one page alone imports into the page's own file.
    const name = part.users.size === 1 ? ALONE : nameOf(part)
    for (const id of part.modules) if (id !== WHOLE_KIT) names.set(id, name)
  }
}

/** After the first of its modules and the number of pages that share it. */
function nameOf({ users, modules }: Part): string {
  const [first = ''] = modules
  return `${/([\w-]+)\.[^/]*$/.exec(first)?.[1] ?? 'part'}-${users.size}`
}

function closureOf({ imports }: Graph, roots: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const queue = [...roots]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const next = seen.has(id) ? undefined : imports.get(id)
    if (next === undefined) continue
    seen.add(id)
    queue.push(...next)
  }
  return seen
}
