import type { PerformedAt } from '../country/supply.ts'

/** Where the first of the lines that say so is performed; null where none does. */
export function performedAtOf(
  lines: readonly { readonly performedAt?: PerformedAt | null | undefined }[],
): PerformedAt | null {
  return lines.find(({ performedAt }) => performedAt)?.performedAt ?? null
}
