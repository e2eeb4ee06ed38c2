/** Validation errors of a form, by field: 'email', 'address.city'. */
export type FieldErrors = Readonly<Record<string, string>>

/** Removes the error of a changed field and of the fields inside it. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const left = Object.entries(errors).filter(([at]) => at !== name && !at.startsWith(`${name}.`))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** The errors inside one field, by inner name: 'address.city' of 'address' is 'city'. */
export function errorsIn(errors: FieldErrors, name: string): FieldErrors {
  const start = `${name}.`
  const inside = Object.entries(errors).filter(([at]) => at.startsWith(start))
  return Object.fromEntries(inside.map(([at, error]) => [at.slice(start.length), error]))
}
