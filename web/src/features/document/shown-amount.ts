import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import type { DocumentKind } from '@bordereau/domain/document-kind'

/** An amount (decimal text) with the sign that the seller's country gives it: a Polish credit note is a difference. */
export function shownAmount(
  amount: string,
  { kind, country }: { readonly kind: DocumentKind; readonly country: string | null },
): string {
  const negative = country !== null && isShownNegative(kind, country) && /[1-9]/.test(amount)
  return negative ? `-${amount}` : amount
}
