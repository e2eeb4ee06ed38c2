import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Why an item was not saved. */
export function itemRefusalMessage(refused: Refused): string {
  return refused.refusal === 'code_taken' ? t`Another item has this code.` : refusalMessage(refused)
}
