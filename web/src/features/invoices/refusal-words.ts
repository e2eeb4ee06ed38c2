import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'

/** Words for what documents and payments refuse; undefined for what every endpoint may answer. */
export function refusalWords({
  refusal,
  detail,
}: Pick<Refused, 'refusal' | 'detail'>): string | undefined {
  switch (refusal) {
    case 'already_issued':
      return t`It was issued already, perhaps in another tab.`
    case 'not_ready':
      return t`Something is still missing. See what to mend.`
    case 'rules_broken':
      return t`The law wants something mended first. See what to mend.`
    case 'date_before_last':
      return t`The date lies before the last issued document (${String(detail ?? '')}). Numbers must follow the dates: choose that day or a later one.`
    case 'issue_date_in_future':
      return t`The date lies in the future. Choose today or an earlier day.`
    case 'number_taken':
      return t`Another series has given this number already. Change one of the two patterns in Settings.`
    case 'number_too_long':
      return t`The number would be longer than the law of your country allows. Shorten the pattern in Settings.`
    case 'over_credited':
      return t`More would be credited than is left of the invoice.`
    case 'nothing_credited':
      return t`Nothing is chosen to be credited. Give a quantity or an amount.`
    case 'line_unknown':
      return t`A line is not on the invoice any more. Load the page again.`
    case 'company_not_set_up':
      return t`Your company's details are not complete. Finish them in Settings.`
    case 'customer_unknown':
      return t`The customer does not exist any more. Choose another one.`
    case 'no_recipient':
      return t`There is no email address to send it to. Add one to the customer.`
    case 'nothing_open':
      return t`Nothing is open on it any more.`
    case 'too_many':
      return t`These are too many documents at once. Narrow the list by dates.`
    case 'nothing_to_export':
      return t`None of these documents is issued yet, so there are no files.`
    case 'not_issued':
      return t`It is not issued yet.`
    case 'is_credit_note':
      return t`A credit note cannot be credited.`
    default:
      return paymentWords(refusal)
  }
}

function paymentWords(refusal: string): string | undefined {
  switch (refusal) {
    case 'amount_not_positive':
      return t`The amount must be more than zero.`
    case 'amount_too_precise':
      return t`The amount has more decimals than the currency.`
    case 'currency_needs_rate':
      return t`Give the exchange rate: payment and invoice are in different currencies.`
    case 'over_allocated':
      return t`More is allocated than was paid, or than is open.`
    case 'other_customer':
      return t`One of the invoices belongs to another customer.`
    case 'date_in_future':
      return t`The payment's date lies in the future.`
    case 'already_reversed':
      return t`The payment was reversed already.`
    case 'no_credit':
      return t`The customer has no credit to use.`
    default:
      return undefined
  }
}
