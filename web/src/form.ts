import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { wordsOfFault } from './fault-words.ts'
import { type Faults, withoutField } from './faults.ts'

export { type Faults, faultsIn } from './faults.ts'

/** What is wrong with each field by the contract's own schema, in the reader's words; the field's name is its path. */
export function faultsOf(schema: z.ZodMiniType<unknown, unknown>, values: unknown): Faults {
  const read = schema.safeParse(values)
  if (read.success) return {}
  const faults: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const path = issue.path.join('.')
    faults[path] ??= wordsOfFault(issue.message)
  }
  return faults
}

export type Form<Values> = {
  readonly values: Values
  readonly faults: Faults
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly replace: (values: Values) => void
  readonly setFaults: (faults: Faults) => void
  /** Value, handler and fault of one field, to spread on a field. */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    readonly value: Values[Name]
    readonly onChange: (value: Values[Name]) => void
    readonly error: string | undefined
  }
  /** For <form onSubmit>: checks, moves the focus to the first fault, or hands over the values. */
  readonly submit: (send: (values: Values) => unknown) => (event: FormEvent) => void
}

/** A form's text and faults. It is checked when it is sent; a fault goes as soon as its field is changed. */
export function useForm<Values extends Record<string, unknown>>(
  initial: Values,
  check: (values: Values) => Faults,
): Form<Values> {
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    setValues(former => ({ ...former, [name]: value }))
    setFaults(former => withoutField(former, String(name)))
  }
  return {
    values,
    faults,
    set,
    replace: setValues,
    setFaults,
    field: name => ({
      value: values[name],
      onChange: value => set(name, value),
      error: faults[name],
    }),
    submit: send => event => {
      event.preventDefault()
      const found = check(values)
      // At once, so that the first marked field is there to be focused.
      flushSync(() => setFaults(found))
      if (Object.keys(found).length === 0) {
        send(values)
        return
      }
      const first = event.currentTarget.querySelector('[aria-invalid=true]')
      if (first instanceof HTMLElement) first.focus()
    },
  }
}
