/** Modules that are loaded together, and by whom. */
export type Part = {
  /** The pages that load it, and what is fetched after a page. */
  readonly users: Set<string>
  readonly modules: Set<string>
  /** Characters of code, before it is minified. */
  size: number
}

export type Weights = {
  readonly importsOf: (module: string) => readonly string[]
  /** How much one file or one character less matters to a user: 1 for a page. */
  readonly weightOf: (user: string) => number
}

type Pair = { readonly a: Part; readonly b: Part; readonly gain: number }

/** One file less is worth so many characters of code: a request has headers, a turn in the queue, its own compression. */
const FILE_WORTH = 14_500

/**
 * Merges parts whose users are nearly the same, as long as the files saved are worth more than the code that users then
 * load without needing it; and never so that two files import each other.
 */
export function mergeParts(given: readonly Part[], weights: Weights): readonly Part[] {
  const parts = new Set(given)
  let pairs = [...parts].flatMap((a, index) => pairsOf(a, given.slice(index + 1), parts, weights))
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most))
    pairs = pairs.filter(pair => pair !== best)
    const { a, b } = best
    const both: Part = {
      users: a.users.union(b.users),
      modules: a.modules.union(b.modules),
      size: a.size + b.size,
    }
    const others = [...parts].filter(part => part !== a && part !== b)
    const needed = neededParts([...others, both], weights)(both)
    if (isCircular(both, [...others, both], weights)) continue
    parts.delete(a)
    parts.delete(b)
    // What a page loads brings along what it imports.
    for (const part of needed) for (const user of both.users) part.users.add(user)
    pairs = pairs.filter(pair => parts.has(pair.a) && parts.has(pair.b))
    parts.add(both)
    pairs.push(...pairsOf(both, others, parts, weights))
  }
  return [...parts]
}

/** The pairs of a part with others that are worth merging. */
function pairsOf(
  a: Part,
  others: readonly Part[],
  parts: ReadonlySet<Part>,
  weights: Weights,
): readonly Pair[] {
  const neededBy = neededParts([...parts], weights)
  return others.flatMap(b => {
    if (a.users.isDisjointFrom(b.users)) return []
    const gain = gainOf(a, b, neededBy, weights)
    return gain > 0 ? [{ a, b, gain }] : []
  })
}

/** What the users of both save, less what the users of one alone then load in vain. */
function gainOf(
  a: Part,
  b: Part,
  neededBy: (part: Part) => ReadonlySet<Part>,
  { weightOf }: Weights,
): number {
  let gain = 0
  for (const user of a.users.intersection(b.users)) gain += weightOf(user) * FILE_WORTH
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const user of one.users.difference(other.users))
      for (const needed of neededBy(other))
        if (!needed.users.has(user)) gain -= weightOf(user) * needed.size
  return gain
}

/** The part itself and all that it imports, directly or not. */
function neededParts(
  parts: readonly Part[],
  { importsOf }: Weights,
): (part: Part) => ReadonlySet<Part> {
  const partOf = new Map(parts.flatMap(part => [...part.modules].map(id => [id, part] as const)))
  const known = new Map<Part, ReadonlySet<Part>>()
  return start => {
    const seen = new Set<Part>()
    const queue = known.has(start) ? [] : [start]
    for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
      if (seen.has(part)) continue
      seen.add(part)
      for (const id of part.modules)
        for (const next of importsOf(id)) {
          const other = partOf.get(next)
          if (other !== undefined) queue.push(other)
        }
    }
    if (!known.has(start)) known.set(start, seen)
    return known.get(start) ?? seen
  }
}

function isCircular(start: Part, parts: readonly Part[], weights: Weights): boolean {
  const needed = neededParts(parts, weights)
  return [...needed(start)].some(part => part !== start && needed(part).has(start))
}
