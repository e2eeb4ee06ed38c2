import type { AccountEntry } from '@bordereau/domain/payment/statement'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'

/** What an entry of the account is, with its number. */
export function entryText({ kind, reference }: AccountEntry, language: string): string {
  const { paper } = textIn(language)
  const text = portalTextIn(language)
  const names: Readonly<Record<AccountEntry['kind'], string>> = {
    invoice: paper.invoice,
    credit_note: paper.creditNote,
    payment: text.payment,
    refund: text.refund,
    deduction: paper.deducted,
    replaced: paper.replacedAmount,
  }
  return `${names[kind]} ${reference}`.trim()
}
