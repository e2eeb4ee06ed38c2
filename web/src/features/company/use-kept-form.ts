import { useEffect, useState } from 'react'
import { type UnsavedValues, useUnsavedValues } from '../../data/unsaved-values.ts'
import { type FieldErrors, type Form, useForm } from '../../form/form.ts'

export type KeptForm<Values> = Form<Values> & {
  /** Once it is saved, or given up. */
  readonly forget: () => void
}

/**
 * A form whose values stay in this browser until they are saved, so that leaving it because of an error loses nothing.
 * `name`: the same wherever it is shown; `without`: what a browser must not store.
 */
export function useKeptForm<Values extends Record<string, unknown>>(
  { name, replaces, without = {} }: KeptFormOptions<Values>,
  initial: Values,
  check: (values: Values) => FieldErrors,
): KeptForm<Values> {
  const unsaved: UnsavedValues<Values> = useUnsavedValues(name)
  const [typed] = useState(() => unsaved.read(() => replaces))
  const [begun] = useState(typed ?? initial)
  const [errors] = useState(() => (typed ? check(typed) : {}))
  const form = useForm(begun, check, errors)
  const { values } = form
  useEffect(() => {
    if (values !== begun) unsaved.write({ ...values, ...without }, replaces)
    // Only what is typed is written.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values])
  return { ...form, forget: unsaved.remove }
}

type KeptFormOptions<Values> = {
  readonly name: string
  /** What was stored when it was typed: null where nothing was. */
  readonly replaces: unknown
  readonly without?: Partial<Values>
}
