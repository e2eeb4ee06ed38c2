import { t } from '#macros'
import { documentRefusalMessage } from '../document/refusal-messages.ts'

/** Why a payment cannot be divided between invoices as entered. */
export function planRefusalMessage(refusal: string): string {
  if (refusal === 'not_a_number') return t`This is not a number`
  return documentRefusalMessage({ refusal, detail: undefined }) ?? refusal
}
