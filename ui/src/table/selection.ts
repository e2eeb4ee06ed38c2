/**
 * The selection after a press on one row's checkbox.
 * With shift, every row between the previously pressed one and this one gets the new state of this one.
 */
export function toggleSelection(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  press: { key: string; shift: boolean; lastKey: string | undefined },
): Set<string> {
  const on = !selected.has(press.key)
  const next = new Set(selected)
  for (const key of touched(keys, press)) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Whether all, some or none of the visible rows are selected. */
export function selectionState(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): 'all' | 'some' | 'none' {
  const count = keys.filter(key => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The selection after a press on the header's checkbox: rows of other pages are unchanged. */
export function toggleAll(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const next = new Set(selected)
  const on = selectionState(selected, keys) !== 'all'
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

function touched(
  keys: readonly string[],
  press: { key: string; shift: boolean; lastKey: string | undefined },
): readonly string[] {
  const here = keys.indexOf(press.key)
  const before = press.lastKey === undefined ? -1 : keys.indexOf(press.lastKey)
  if (!press.shift || before === -1 || here === -1) return [press.key]
  return keys.slice(Math.min(here, before), Math.max(here, before) + 1)
}
