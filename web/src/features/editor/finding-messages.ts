import { useStore } from '@bordereau/ui/store'
import { t } from '#macros'
import { fieldErrorMessage } from '../../form/field-error-messages.ts'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { ruleMessages } from './rule-messages.ts'

/** What is wrong and what to do; undefined while the messages of the rules are being fetched. */
export function useFindingMessage(
  finding: Pick<IssueFinding, 'code' | 'named'> | undefined,
): string | undefined {
  const rules = useStore(ruleMessages)
  if (finding === undefined) return undefined
  const { code, named = '' } = finding
  return (
    draftFindingMessage(code, named) ?? (rules && (rules[code] ?? t`The rule ${code} is not met.`))
  )
}

function draftFindingMessage(code: string, named: string): string | undefined {
  return MESSAGES[code]?.(named)
}

export const MESSAGES: Readonly<Record<string, (named: string) => string>> = {
  not_printable: named =>
    t`No font can print ${named}: a box would stand there. Remove it, or write it in another way.`,
  not_saved: named => t`This cannot be saved. ${fieldErrorMessage(named)}`,
  unreadable: () => t`This is not a number. Write it like 1,234.50, or as a sum like 3*120.`,
  customer_missing: () => t`Choose the customer of the document.`,
  lines_missing: () => t`Add at least one line.`,
  name_missing: () => t`Describe what is sold.`,
  quantity_missing: () => t`Enter a quantity.`,
  price_missing: () => t`Enter a price.`,
  rate_missing: () => t`Enter the tax rate of the line.`,
  price_negative: () =>
    t`A price cannot be negative. Take something off with a negative quantity or a discount.`,
  base_quantity_not_positive: () => t`The price must be for more than zero units.`,
  unit_missing: () => t`Choose a unit.`,
  reason_missing: () => t`Describe the discount or charge.`,
  period_backwards: () => t`The period ends before it begins.`,
  issue_date_in_future: () =>
    t`The date of the document is in the future. It can be issued on that day, or today under today’s date.`,
  due_before_issue: () => t`The due date is before the date of the document.`,
  corrected_invoice_missing: () => t`The document must name the invoice it corrects.`,
  tax_rate_not_positive: () => t`Enter the exchange rate for the second tax currency.`,
  tax_rate_is_one: () => t`Enter the exchange rate for the second tax currency.`,
  invoice_negative: () =>
    t`An invoice cannot come to less than zero. To give money back, make a credit note.`,
  credit_note_negative: () =>
    t`A credit note cannot come to less than zero. To charge more, make an invoice.`,
  deposit_exceeds: () =>
    t`At one tax rate more was invoiced in advance than is sold here. Credit the deposit, add what it was for, or give a part of the line the rate of the deposit.`,
  deposit_rate_changed: named =>
    t`A part was invoiced in advance at a tax rate that has changed since, and keeps that rate. Split the line by rate: ${named}.`,
  withholding_rate_missing: () => t`Enter the rate of the tax withheld.`,
  discount_percent_wrong: () => t`Enter a discount between 0 and 100 %, or remove it.`,
  payable_negative: () =>
    t`The amount due is below zero. Check the amount paid in advance and the rounding; to give money back, make a credit note.`,
}
