import type { Plugin } from 'vite'

type Imports = ReadonlyMap<string, readonly string[]>

/** Fails the build when two of its files import each other: one of them would run before what it uses is defined. */
export function acyclic(): Plugin {
  return {
    name: 'acyclic',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
      const imports = new Map(chunks.map(chunk => [chunk.fileName, chunk.imports]))
      const circle = findCycle(imports)
      if (circle) this.error(`Files of the build need each other: ${circle.join(' → ')}`)
    },
  }
}

function findCycle(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>()
  for (const start of imports.keys()) {
    const circle = walk(start, [], imports, done)
    if (circle) return circle
  }
  return undefined
}

function walk(
  at: string,
  path: readonly string[],
  imports: Imports,
  done: Set<string>,
): readonly string[] | undefined {
  if (path.includes(at)) return [...path.slice(path.indexOf(at)), at]
  if (done.has(at)) return undefined
  for (const next of imports.get(at) ?? []) {
    const circle = walk(next, [...path, at], imports, done)
    if (circle) return circle
  }
  done.add(at)
  return undefined
}
