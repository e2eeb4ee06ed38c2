import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { EditorFault } from './faults.ts'

let rules: Readonly<Record<string, string>> = {}

/** Loads the sentences of the laws' rules in the reader's language. */
export async function loadSentences(): Promise<void> {
  const { sentencesIn } = await import('@bordereau/einvoice/text/sentences')
  rules = await sentencesIn(i18n.locale)
}

/** What is wrong, and what to do, in plain words. */
export function faultSentence({ code }: Pick<EditorFault, 'code'>): string {
  return lackSentence(code) ?? rules[code] ?? t`The rule ${code} is not kept.`
}

function lackSentence(code: string): string | undefined {
  switch (code) {
    case 'unreadable':
      return t`This is not a number. Write it like 1,234.50, or as a sum like 3*120.`
    case 'customer_missing':
      return t`Choose whom the document is for.`
    case 'lines_missing':
      return t`Add at least one line.`
    case 'name_missing':
      return t`Say what is sold.`
    case 'quantity_missing':
      return t`Say how many.`
    case 'price_missing':
      return t`Give a price.`
    case 'price_negative':
      return t`A price cannot be negative. Take something off with a negative quantity or a discount.`
    case 'base_quantity_not_positive':
      return t`The price must be for more than zero units.`
    case 'unit_missing':
      return t`Choose a unit.`
    case 'reason_missing':
      return t`Say what the discount or charge is for.`
    case 'period_backwards':
      return t`The period ends before it begins.`
    case 'issue_date_in_future':
      return t`The date of the document lies in the future. It can be issued on that day, or today under today’s date.`
    case 'due_before_issue':
      return t`The due date lies before the date of the document.`
    case 'corrected_invoice_missing':
      return t`A credit note must name the invoice it corrects.`
    case 'tax_rate_not_positive':
      return t`Give the exchange rate for the second tax currency.`
    default:
      return undefined
  }
}
