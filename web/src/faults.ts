/** What is wrong with a form, by field: 'email', 'address.city'. */
export type Faults = Readonly<Record<string, string>>

/** A changed field has no fault any more, nor has anything inside it. */
export function withoutField(faults: Faults, name: string): Faults {
  const left = Object.entries(faults).filter(([at]) => at !== name && !at.startsWith(`${name}.`))
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left)
}

/** The faults inside one field, by what is inside: 'address.city' of 'address' is 'city'. */
export function faultsIn(faults: Faults, name: string): Faults {
  const start = `${name}.`
  const inside = Object.entries(faults).filter(([at]) => at.startsWith(start))
  return Object.fromEntries(inside.map(([at, fault]) => [at.slice(start.length), fault]))
}
