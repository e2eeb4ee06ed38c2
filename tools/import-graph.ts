import { type File, importsOf, resolvePath } from './tidy.ts'

/** An import between two files of the project; `type` where it is gone at run time. */
export type Edge = { readonly from: string; readonly to: string; readonly type: boolean }

/** The imports among the given files, relative ones and those by a workspace package's name. */
export function edgesOf(files: readonly File[]): Edge[] {
  const known = new Set(files.map(file => file.path))
  return files.flatMap(file =>
    importsOf(file.text).flatMap(({ from, type }) => {
      const to = targetOf(file.path, from, known)
      return to === undefined || to === file.path ? [] : [{ from: file.path, to, type }]
    }),
  )
}

function targetOf(path: string, from: string, known: ReadonlySet<string>): string | undefined {
  const base = from.startsWith('.')
    ? resolvePath(path, from)
    : from.replace(/^@bordereau\/([a-z]+)\//, '$1/src/')
  return [base, `${base}.ts`, `${base}.tsx`].find(name => known.has(name))
}

/**
 * The strongly connected components of more than one node (Tarjan 1972), each sorted: the cycles of a graph.
 * Nodes are what `nodeOf` makes of a path; undefined leaves the file out.
 */
export function cyclesOf(
  edges: readonly Edge[],
  nodeOf: (path: string) => string | undefined,
): string[][] {
  const next = new Map<string, Set<string>>()
  for (const edge of edges) {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)]
    if (from === undefined || to === undefined || from === to) continue
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  function visit(node: string): number {
    const mine = index.size
    index.set(node, mine)
    let lowest = mine
    stack.push(node)
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) lowest = Math.min(lowest, visit(to))
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? mine)
    }
    low.set(node, lowest)
    if (lowest === mine) {
      const component = stack.splice(stack.indexOf(node))
      if (component.length > 1) found.push(component.toSorted())
    }
    return lowest
  }
  for (const node of next.keys()) if (!index.has(node)) visit(node)
  return found
}
