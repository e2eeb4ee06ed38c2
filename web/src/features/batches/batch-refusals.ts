import type { ItemRefusal } from '@bordereau/contract/batches'
import { t } from '#macros'
import { documentRefusalMessage } from '../document/refusal-messages.ts'

/** Why a document of a batch was refused. */
export function itemRefusalMessage(refusal: ItemRefusal): string {
  switch (refusal) {
    case 'not_found':
      return t`This does not exist, or no longer.`
    case 'is_credit_note':
      return t`It is a credit note.`
    case 'internal':
      return t`A server error occurred. Try again with this one.`
    default:
      return documentRefusalMessage({ refusal, detail: undefined }) ?? refusal
  }
}
