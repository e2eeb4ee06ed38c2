/** Whether two lists have identical elements in the same order. */
export function shallowEqual<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => Object.is(item, b[i]))
}
