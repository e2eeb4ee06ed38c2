import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Edge, edgesOf } from '../../import-graph.ts'

/** Tests of the whole server that take minutes each: tried last. */
const LONG = /^server\/src\/(fuzz|odd-input|proxy|start)\.|\/kill\.|\/crash\//
/** Every table's row-level security. */
const ALWAYS = 'server/src/row-level-security.test.ts'
/** Imports between a test and the file: those of a test that starts the application reach every file. */
const MAX_DISTANCE = 2

export type Tests = {
  readonly inFolder: readonly string[]
  /** Those of its feature and those that import it by way of few others. */
  readonly near: readonly string[]
  readonly others: readonly string[]
}

/** The tests of the server that could see a change of one of its files, in the order in which they are tried. */
export function testsOf(root: string, path: string): Tests {
  const all = globSync('server/src/**/*.test.ts', { cwd: root }).toSorted()
  const feature = path.split('/').slice(0, 3).join('/')
  const distances = distancesTo(path, edgesIn(root))
  const isNear = (test: string) =>
    test.startsWith(`${feature}/`) ||
    test === ALWAYS ||
    (distances.get(test) ?? Infinity) <= MAX_DISTANCE
  const cost = (test: string) => (LONG.test(test) ? 1000 : 0) + (distances.get(test) ?? 99)
  const byCost = (a: string, b: string) => cost(a) - cost(b)
  const inFolder = all.filter(test => dirname(test) === dirname(path) && !LONG.test(test))
  const near = all.filter(test => !inFolder.includes(test) && !LONG.test(test) && isNear(test))
  const others = all.filter(test => !inFolder.includes(test) && !near.includes(test))
  return {
    inFolder: inFolder.toSorted(byCost),
    near: near.toSorted(byCost),
    others: others.toSorted(byCost),
  }
}

/** The number of imports from each file to the one given, on the shortest way. */
function distancesTo(path: string, edges: readonly Edge[]): ReadonlyMap<string, number> {
  const importers = Map.groupBy(edges, ({ to }) => to)
  const distances = new Map([[path, 0]])
  for (const [file, distance] of distances)
    for (const { from } of importers.get(file) ?? [])
      if (!distances.has(from)) distances.set(from, distance + 1)
  return distances
}

let edges: readonly Edge[] | undefined

function edgesIn(root: string): readonly Edge[] {
  edges ??= edgesOf(
    globSync('server/src/**/*.ts', { cwd: root }).map(name => ({
      path: name,
      text: readFileSync(join(root, name), 'utf8'),
    })),
  ).filter(edge => !edge.type)
  return edges
}
