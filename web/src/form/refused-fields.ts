import type { FieldErrors } from './field-errors.ts'
import { fieldErrorMessage } from './field-error-messages.ts'

/** A field that the server refused, by its path in the request, and why. */
export type FieldIssue = { readonly path: string; readonly message: string }

type Listener = (issues: readonly FieldIssue[]) => void
const listeners = new Set<Listener>()

/** Called with each refusal that names fields, so that the form that was sent marks them. */
export function reportRefusedFields(issues: readonly FieldIssue[]): void {
  for (const listener of listeners) listener(issues)
}

/** Returns how to stop. */
export function onRefusedFields(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
