import { mergeAttachments, withAttachments } from '@bordereau/domain/invoice/attachments'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'

type Versions<Value> = { readonly mine: Value; readonly theirs: Value }

/**
 * Two versions of a draft that began from the same one, merged by field and by line. Where both have changed the same
 * field, the one of `prefer` is taken: both results are the same where there is no such field.
 */
export function mergeDrafts(
  base: Draft,
  { mine, theirs }: Versions<Draft>,
  prefer: keyof Versions<unknown>,
): Draft {
  const { lines: _, ...fields } = mergeFields(base, { mine, theirs }, prefer)
  const attachments = mergeAttachments(
    base.attachments ?? [],
    mine.attachments ?? [],
    theirs.attachments ?? [],
  )
  const lines = mergeLines(base.lines, { mine: mine.lines, theirs: theirs.lines }, prefer)
  return withAttachments({ ...fields, lines }, attachments)
}

/** Each field as the only version that has changed it. */
function mergeFields<Value extends object>(
  base: Value,
  versions: Versions<Value>,
  prefer: keyof Versions<unknown>,
): Value {
  const other = versions[prefer === 'mine' ? 'theirs' : 'mine']
  const preferred = versions[prefer]
  // Of the former version too: a field that is absent in the other one was removed there.
  const names = new Set([...Object.keys(base), ...Object.keys(other)])
  const changed = [...names].flatMap(name => {
    const [before, value] = [fieldOf(base, name), fieldOf(other, name)]
    const isTaken = !isSame(value, before) && isSame(fieldOf(preferred, name), before)
    return isTaken ? [[name, value] as const] : []
  })
  return { ...preferred, ...Object.fromEntries(changed) }
}

function fieldOf(value: object, name: string): unknown {
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function mergeLines(
  base: readonly DraftLine[],
  versions: Versions<readonly DraftLine[]>,
  prefer: keyof Versions<unknown>,
): readonly DraftLine[] {
  const lineOf = (lines: readonly DraftLine[], id: string) => lines.find(line => line.id === id)
  const merged = (id: string): readonly DraftLine[] => {
    const before = lineOf(base, id)
    const [mine, theirs] = [lineOf(versions.mine, id), lineOf(versions.theirs, id)]
    if (before && mine && theirs) return [mergeFields(before, { mine, theirs }, prefer)]
    const left = mine ?? theirs
    if (!before || !left) return left ? [left] : []
    // Removed in one version: it stays removed unless the other has changed it.
    if (isSame(left, before)) return []
    return { mine, theirs }[prefer] ? [left] : []
  }
  return orderOf(base, versions, prefer).flatMap(merged)
}

/** The ids of all lines in the order of the version that has changed it; what the other has added follows the line before. */
function orderOf(
  base: readonly DraftLine[],
  { mine, theirs }: Versions<readonly DraftLine[]>,
  prefer: keyof Versions<unknown>,
): readonly string[] {
  const ids = (lines: readonly DraftLine[]) => lines.map(({ id }) => id)
  const isReordered = (lines: readonly DraftLine[]) => {
    const known = ids(lines).filter(id => ids(base).includes(id))
    return !isSame(
      known,
      ids(base).filter(id => known.includes(id)),
    )
  }
  const takesMine = isReordered(mine) && (!isReordered(theirs) || prefer === 'mine')
  const [first, second] = takesMine ? [mine, theirs] : [theirs, mine]
  const order = ids(first)
  for (const [index, id] of ids(second).entries()) {
    if (order.includes(id)) continue
    const before = second[index - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** Whether two values say the same; a field that is absent is one that is empty. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => field !== undefined && field !== null)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )
}
