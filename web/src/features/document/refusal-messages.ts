import type { ReachField } from '@bordereau/contract/delivery'
import { t } from '#macros'
import * as z from 'zod/mini'
import type { Refused } from '../../data/api.ts'

/** The message of a refusal about documents and payments; undefined for refusals common to all endpoints. */
export function documentRefusalMessage({
  refusal,
  detail,
}: Pick<Refused, 'refusal' | 'detail'>): string | undefined {
  switch (refusal) {
    case 'already_issued':
      return t`It was issued already, perhaps in another tab.`
    case 'not_ready':
      return t`Something is still missing. See what to fix.`
    case 'rules_broken':
      return t`The law requires a correction first. See what to fix.`
    case 'date_before_last':
      return t`The date is before the last issued document (${lastIssueDateIn(detail)}). Numbers must follow the dates: choose that day or a later one. If that document was dated by a wrong clock, start a new series in Settings, Numbering.`
    case 'issue_date_in_future':
      return t`The date is in the future. Choose today or an earlier day.`
    case 'number_taken':
      return t`Another series has already used this number. Change one of the two patterns in Settings.`
    case 'number_too_long':
      return t`The number would be longer than the law of your country allows. Shorten the pattern in Settings.`
    case 'over_credited':
      return t`The credit exceeds what is left of the invoice.`
    case 'nothing_credited':
      return t`Nothing is chosen to be credited. Give a quantity or an amount.`
    case 'line_unknown':
      return t`A line is no longer on the invoice. Reload the page.`
    case 'company_not_set_up':
      return t`Your company's details are not complete. Finish them in Settings.`
    case 'customer_unknown':
      return t`The customer does not exist any more. Choose another one.`
    case 'bank_account_unknown':
      return t`The bank account does not exist any more. Choose another one.`
    case 'item_unknown':
      return t`An item of a line does not exist any more. Remove the line and add it again.`
    case 'no_recipient':
      return isMissing(detail, 'electronic_address')
        ? t`The customer has no electronic address. Add it to the customer.`
        : t`There is no email address to send it to. Add one to the customer.`
    case 'channel_unavailable':
      return t`It cannot be sent this way. Reload the page and choose another way.`
    case 'already_reminded':
      return t`A reminder was already sent today.`
    case 'nothing_open':
      return t`Nothing is open on it.`
    case 'too_many':
      return t`Too many documents at once. Narrow the list by dates.`
    case 'nothing_to_export':
      return t`None of these documents is issued yet, so there are no files.`
    case 'not_issued':
      return t`It is not issued yet.`
    case 'number_changed':
      return t`Another document has taken the number in the meantime. Check the subject and message: they still mention the old one.`
    case 'not_restorable':
      return t`Another payment link is now active.`
    case 'is_credit_note':
      return t`A credit note cannot be credited.`
    default:
      return paymentRefusalMessage(refusal)
  }
}

function isMissing(detail: unknown, field: ReachField): boolean {
  const read = z.safeParse(z.object({ missing: z.array(z.string()) }), detail)
  return read.success && read.data.missing.includes(field)
}

function lastIssueDateIn(detail: unknown): string {
  const read = z.safeParse(z.object({ lastIssueDate: z.string() }), detail)
  return read.success ? read.data.lastIssueDate : '–'
}

function paymentRefusalMessage(refusal: string): string | undefined {
  switch (refusal) {
    case 'amount_not_positive':
      return t`The amount must be more than zero.`
    case 'amount_too_precise':
      return t`The amount has more decimals than the currency.`
    case 'currency_needs_rate':
      return t`Enter the exchange rate: payment and invoice are in different currencies.`
    case 'over_allocated':
      return t`The allocated amount exceeds the payment or the open amount.`
    case 'other_customer':
      return t`One of the invoices belongs to another customer.`
    case 'date_in_future':
      return t`The payment's date is in the future.`
    case 'already_reversed':
      return t`The payment was reversed already.`
    case 'no_credit':
      return t`The customer has no credit to use.`
    default:
      return undefined
  }
}
