import { useStore } from '@bordereau/ui/store'
import { t } from '#macros'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { ruleMessages } from './rule-messages.ts'

/** What is wrong and what to do; undefined while the messages of the rules are being fetched. */
export function useFindingMessage(
  finding: Pick<IssueFinding, 'code'> | undefined,
): string | undefined {
  const rules = useStore(ruleMessages)
  if (finding === undefined) return undefined
  const { code } = finding
  return draftFindingMessage(code) ?? (rules && (rules[code] ?? t`The rule ${code} is not met.`))
}

function draftFindingMessage(code: string): string | undefined {
  switch (code) {
    case 'unreadable':
      return t`This is not a number. Write it like 1,234.50, or as a sum like 3*120.`
    case 'customer_missing':
      return t`Choose the customer of the document.`
    case 'lines_missing':
      return t`Add at least one line.`
    case 'name_missing':
      return t`Describe what is sold.`
    case 'quantity_missing':
      return t`Enter a quantity.`
    case 'price_missing':
      return t`Enter a price.`
    case 'rate_missing':
      return t`Enter the tax rate of the line.`
    case 'price_negative':
      return t`A price cannot be negative. Take something off with a negative quantity or a discount.`
    case 'base_quantity_not_positive':
      return t`The price must be for more than zero units.`
    case 'unit_missing':
      return t`Choose a unit.`
    case 'reason_missing':
      return t`Describe the discount or charge.`
    case 'period_backwards':
      return t`The period ends before it begins.`
    case 'issue_date_in_future':
      return t`The date of the document is in the future. It can be issued on that day, or today under today’s date.`
    case 'due_before_issue':
      return t`The due date is before the date of the document.`
    case 'corrected_invoice_missing':
      return t`A credit note must name the invoice it corrects.`
    case 'tax_rate_not_positive':
    case 'tax_rate_is_one':
      return t`Enter the exchange rate for the second tax currency.`
    case 'invoice_negative':
      return t`An invoice cannot come to less than zero. To give money back, make a credit note.`
    case 'credit_note_negative':
      return t`A credit note cannot come to less than zero. To charge more, make an invoice.`
    case 'payable_negative':
      return t`The amount due is below zero. Check the amount paid in advance and the rounding; to give money back, make a credit note.`
    default:
      return undefined
  }
}
