import type { ReachField } from '@bordereau/contract/delivery'
import { t } from '#macros'
import * as z from 'zod/mini'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** The message of a refusal by any endpoint of documents and payments. */
export function documentRefusalText(refused: Refused): string {
  return documentRefusalMessage(refused) ?? refusalMessage(refused)
}

/** The message of a refusal about documents and payments; undefined for refusals common to all endpoints. */
export function documentRefusalMessage({
  refusal,
  detail,
}: Pick<Refused, 'refusal' | 'detail'>): string | undefined {
  return MESSAGES[refusal]?.(detail) ?? PAYMENT_MESSAGES[refusal]?.()
}

const MESSAGES: Readonly<Record<string, (detail: unknown) => string>> = {
  already_decided: () => t`It was recorded or ignored already. Reload the page.`,
  not_matched: () => t`It is not recorded any more. Reload the page.`,
  not_a_credit: () => t`Only money that was received can be recorded as a payment.`,
  already_issued: () => t`It was issued already, perhaps in another tab.`,
  not_ready: () => t`Something is still missing. See what to fix.`,
  rules_broken: () => t`The law requires a correction first. See what to fix.`,
  date_before_last: detail =>
    t`The date is before the last issued document (${lastIssueDateIn(detail)}). Numbers must follow the dates: choose that day or a later one. If that document was dated by a wrong clock, start a new series in Settings, Numbering.`,
  issue_date_in_future: () => t`The date is in the future. Choose today or an earlier day.`,
  number_taken: () =>
    t`Another series has already used this number. Change one of the two patterns in Settings.`,
  number_too_long: () =>
    t`The number would be longer than the law of your country allows. Shorten the pattern in Settings.`,
  over_credited: () => t`The credit exceeds what is left of the invoice.`,
  is_replaced: () => t`A corrected invoice replaces this one. Correct that one instead.`,
  nothing_credited: () => t`Nothing is chosen to be credited. Give a quantity or an amount.`,
  line_unknown: () => t`A line is no longer on the invoice. Reload the page.`,
  company_not_set_up: () => t`Your company's details are not complete. Finish them in Settings.`,
  customer_unknown: () => t`The customer does not exist any more. Choose another one.`,
  bank_account_unknown: () => t`The bank account does not exist any more. Choose another one.`,
  item_unknown: () =>
    t`An item of a line does not exist any more. Remove the line and add it again.`,
  attachment_unknown: () =>
    t`An attached file is not stored any more. Remove it and attach it again.`,
  attachments_too_large: () => t`The attached files are too large together. Remove one.`,
  no_recipient: detail =>
    isMissing(detail, 'electronic_address')
      ? t`The customer has no electronic address. Add it to the customer.`
      : t`There is no email address to send it to. Add one to the customer.`,
  channel_unavailable: () => t`It cannot be sent this way. Reload the page and choose another way.`,
  already_reminded: () => t`A reminder was already sent today.`,
  nothing_open: () => t`Nothing is open on it.`,
  nothing_paid: () => t`No payment of yours is recorded on it.`,
  not_self_billed: () => t`It is no self-billed document.`,
  too_many: () => t`Too many documents at once. Narrow the list by dates.`,
  nothing_to_export: () => t`None of these documents is issued yet, so there are no files.`,
  not_issued: () => t`It is not issued yet.`,
  number_changed: () =>
    t`Another document has taken the number in the meantime. Check the subject and message: they still mention the old one.`,
  not_restorable: () => t`Another link is now active.`,
  is_credit_note: () => t`A credit note cannot be credited.`,
  deposit_unpaid: detail =>
    t`Deposit ${numberIn(detail)} is not paid. Record its payment or credit it: only what was received is set off.`,
  deposit_not_issued: () => t`A deposit is still a draft. Issue or delete it first.`,
  deposits_changed: () => t`The deposits have changed in the meantime. Look at the totals again.`,
  deposit_set_off: () =>
    t`The final invoice has set this deposit off already. Credit the final invoice instead.`,
  deposit_too_large: () => t`More would be invoiced in advance than is left at one tax rate.`,
  final_issued: () => t`Its final invoice is issued already.`,
  final_exists: () => t`It has a final invoice already.`,
  not_a_deposit: () => t`It is not an open deposit any more. Reload the page.`,
  not_an_invoice: () => t`A deposit can be taken on an ordinary invoice only.`,
  nothing_to_invoice: () => t`Enter how much is invoiced in advance.`,
  no_deposit_for_intra_community: () =>
    t`Payments in advance of an intra-Community supply of goods are not invoiced (Directive 2006/112/EC, art. 220).`,
  not_replaceable: () =>
    t`It cannot be replaced as a whole: it was credited or replaced, or has to do with deposits. Make a credit note.`,
  correction_not_lawful: () => t`The law of your country does not know this document.`,
}

/** Refusals of payments, whose details say nothing more. */
const PAYMENT_MESSAGES: Readonly<Record<string, () => string>> = {
  amount_not_positive: () => t`The amount must be more than zero.`,
  amount_too_precise: () => t`The amount has more decimals than the currency.`,
  currency_needs_rate: () =>
    t`Enter the exchange rate: payment and invoice are in different currencies.`,
  over_allocated: () => t`The amounts exceed the payment or what is open.`,
  other_customer: () => t`One of the invoices belongs to another customer.`,
  reason_missing: () => t`Give the reason why the rest is written off.`,
  date_in_future: () => t`The payment's date is in the future.`,
  already_reversed: () => t`The payment was reversed already.`,
  payment_refunded: () =>
    t`A part of the payment went back already, so it cannot be reversed. Refund the rest.`,
  over_refunded: () => t`That is more than is left of the payment.`,
  not_refundable: () => t`It cannot be refunded from here: its account is not connected any more.`,
  invoice_missing: () => t`Choose the invoice of which it is paid back.`,
  refunded_elsewhere: () =>
    t`The provider lists a refund of this payment that was not known here. It is recorded now, and nothing more was paid back. Refund again if more is to go back.`,
  refund_refused: () => t`The provider refused the refund. See the reason in your account there.`,
  no_credit: () => t`The customer has no credit to use.`,
}

function isMissing(detail: unknown, field: ReachField): boolean {
  const read = z.safeParse(z.object({ missing: z.array(z.string()) }), detail)
  return read.success && read.data.missing.includes(field)
}

function numberIn(detail: unknown): string {
  const read = z.safeParse(z.object({ number: z.string() }), detail)
  return read.success ? read.data.number : '–'
}

function lastIssueDateIn(detail: unknown): string {
  const read = z.safeParse(z.object({ lastIssueDate: z.string() }), detail)
  return read.success ? read.data.lastIssueDate : '–'
}
