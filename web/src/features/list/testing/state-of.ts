import type { ListState } from '../list-state.ts'

/** The state of a list with these query parameters, as far as its filters read it. */
export function stateOf(search: string): Pick<ListState, 'get'> {
  const parameters = new URLSearchParams(search)
  return { get: name => parameters.get(name) ?? undefined }
}
