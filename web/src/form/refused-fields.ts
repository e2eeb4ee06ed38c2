import * as z from 'zod/mini'
import type { FieldErrors } from './field-errors.ts'
import { fieldErrorMessage } from './field-error-messages.ts'

/** What became of the request of a form: the detail of a refusal may name its fields; `errors`: of fields, as the form says them. */
export type SubmitResult = {
  readonly ok: boolean
  readonly detail?: unknown
  readonly errors?: FieldErrors
}

/** A field that the server refused, by its path in the request, and why. */
export type FieldIssue = { readonly path: string; readonly message: string }

const detailShape = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** The fields that a refusal (`bad_request`) names. */
export function fieldIssuesIn(detail: unknown): readonly FieldIssue[] {
  const read = detailShape.safeParse(detail)
  return read.success ? read.data.issues : []
}

/**
 * The errors of the fields that a form has, in the reader's language. A request may have the form's values inside:
 * 'mail.subject' is the form's 'subject'.
 */
export function errorsOfRefused(
  issues: readonly FieldIssue[],
  values: Readonly<Record<string, unknown>>,
): FieldErrors {
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const parts = path.split('.')
      const first = parts.findIndex(part => part in values)
      return first < 0 ? [] : [[parts.slice(first).join('.'), fieldErrorMessage(message)]]
    }),
  )
}
