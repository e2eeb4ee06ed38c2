import { VIEW_PARAMETERS, type ViewList } from '@bordereau/contract/views'

/** The query parameters that belong to a view of this list, in the order of the contract, which is the server's. */
export function stateOf(list: ViewList, search: URLSearchParams): string {
  const parameters = VIEW_PARAMETERS[list].flatMap(name => {
    const value = search.get(name)
    return value === null || (value === '' && name !== 'hide') ? [] : [[name, value]]
  })
  return new URLSearchParams(parameters).toString()
}

/** The number of parameters added, removed or changed. */
export function changesBetween(before: string, after: string): number {
  const [previous, current] = [new URLSearchParams(before), new URLSearchParams(after)]
  const names = new Set([...previous.keys(), ...current.keys()])
  return [...names].filter(name => previous.get(name) !== current.get(name)).length
}

/** The query string of a view: its parameters and its id. */
export function searchOf(view: { readonly id: string; readonly state: string }): string {
  const search = new URLSearchParams(view.state)
  search.set('view', view.id)
  return `?${search.toString()}`
}
