import type { ListState } from './list-state.ts'

/** The parameters of that name that are set. */
export function valuesOf<Name extends string>(
  state: Pick<ListState, 'get'>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = state.get(name)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Whether one of the parameters is set. */
export function isSet(state: Pick<ListState, 'get'>, names: readonly string[]): boolean {
  return names.some(name => state.get(name) !== undefined)
}

/** A patch that removes the parameters. */
export function withoutValues(names: readonly string[]): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.map(name => [name, undefined]))
}
