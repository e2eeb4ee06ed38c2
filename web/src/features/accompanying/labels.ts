import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

export function kindLabel(kind: AccompanyingKind): string {
  switch (kind) {
    case 'order_confirmation':
      return t`Order confirmation`
    case 'pro_forma':
      return t`Pro-forma invoice`
    case 'delivery_note':
      return t`Delivery note`
  }
}

export function accompanyingRefusalText(refused: Refused): string {
  switch (refused.refusal) {
    case 'accompanying_not_allowed':
      return t`It cannot be made of this any more: it was issued or changed in the meantime. Reload the page.`
    case 'not_ready':
      return t`A customer and complete lines are needed first.`
    case 'already_sent':
      return t`It was sent already, so it stays.`
    default:
      return documentRefusalText(refused)
  }
}
