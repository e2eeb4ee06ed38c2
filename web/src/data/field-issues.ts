import * as z from 'zod/mini'
import type { FieldIssue } from '../form/refused-fields.ts'

const detailShape = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** The fields that a refusal (`bad_request`) names. */
export function fieldIssuesIn(detail: unknown): readonly FieldIssue[] {
  const read = detailShape.safeParse(detail)
  return read.success ? read.data.issues : []
}
