import { VIEW_WORDS, type ViewList } from '@bordereau/contract/views'

/** The words of an address that make a view of this list, in the order the server keeps them in. */
export function stateOf(list: ViewList, search: URLSearchParams): string {
  const words = VIEW_WORDS[list].flatMap(name => {
    const value = search.get(name)
    return value === null || (value === '' && name !== 'hide') ? [] : [[name, value]]
  })
  return new URLSearchParams(words.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toString()
}

/** How many words were added, taken away or changed. */
export function changesBetween(before: string, after: string): number {
  const [former, latter] = [new URLSearchParams(before), new URLSearchParams(after)]
  const names = new Set([...former.keys(), ...latter.keys()])
  return [...names].filter(name => former.get(name) !== latter.get(name)).length
}

/** The address of a list in a view: its words, and which view they are of. */
export function searchOf(view: { readonly id: string; readonly state: string }): string {
  const search = new URLSearchParams(view.state)
  search.set('view', view.id)
  return `?${search.toString()}`
}
