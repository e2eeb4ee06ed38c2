import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { fieldErrorMessage } from './field-error-messages.ts'
import { type FieldErrors, withoutField } from './field-errors.ts'
import { type SubmitResult, errorsOfRefused, fieldIssuesIn } from './refused-fields.ts'

export { type FieldErrors, errorsIn } from './field-errors.ts'
export type { SubmitResult } from './refused-fields.ts'

/** The validation errors by the contract's own schema, in the reader's language, by the path of the field. */
export function fieldErrorsOf(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const read = schema.safeParse(values)
  if (read.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const path = issue.path.join('.')
    errors[path] ??= fieldErrorMessage(issue.message)
  }
  return errors
}

export type Form<Values> = {
  readonly values: Values
  readonly errors: FieldErrors
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly replace: (values: Values) => void
  readonly setErrors: (errors: FieldErrors) => void
  /** Value, change handler and error of one field, to spread on a field component. */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    readonly value: Values[Name]
    readonly onChange: (value: Values[Name]) => void
    readonly error: string | undefined
  }
  /**
   * For <form onSubmit>: validates, then moves the focus to the first error or passes the values on. The fields that the
   * server refuses are marked in the same way: each form returns what became of its request.
   */
  readonly submit: (send: (values: Values) => Promise<SubmitResult>) => (event: FormEvent) => void
}

/** Values and errors of a form. It is validated on submit; an error disappears as soon as its field is changed. */
export function useForm<Values extends Record<string, unknown>>(
  initial: Values,
  check: (values: Values) => FieldErrors,
  /** The errors of the initial values, where these were typed before and could not be saved. */
  initialErrors: FieldErrors = {},
): Form<Values> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(initialErrors)

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    setValues(former => ({ ...former, [name]: value }))
    setErrors(former => withoutField(former, String(name)))
  }
  const replace = (next: Values): void => {
    setValues(next)
    const changed = Object.keys(next).filter(name => next[name] !== values[name])
    setErrors(former => changed.reduce(withoutField, former))
  }
  const mark = (shown: Element, found: FieldErrors): void => {
    // Rendered at once, so that the first marked field exists when it is focused.
    flushSync(() => setErrors(found))
    const first = shown.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }
  return {
    values,
    errors,
    set,
    replace,
    setErrors,
    field: name => ({
      value: values[name],
      onChange: value => set(name, value),
      error: errors[name],
    }),
    submit: send => event => {
      event.preventDefault()
      const { currentTarget } = event
      const found = check(values)
      mark(currentTarget, found)
      if (Object.keys(found).length > 0) return
      void send(values).then(result => {
        if (result.ok) return
        const refused = {
          ...errorsOfRefused(fieldIssuesIn(result.detail), values),
          ...result.errors,
        }
        if (Object.keys(refused).length > 0) mark(currentTarget, refused)
      })
    },
  }
}
