import type { LatePaymentRules } from '../country/late-payment.ts'
import type { LocalDate } from '../date.ts'
import { type Currency, toMinor } from '../money/currency.ts'
import type { LateCharges } from '../payment/late-charges.ts'
import { formatDate, formatMinor } from '../text/format.ts'
import { REMINDER_TEXTS } from '../text/reminder-text.ts'
import { textLanguageOf } from '../text/text-language.ts'

/**
 * What a reminder says of the law's interest and sum for costs, a line each; '' for nothing. Interest of which a part is not
 * known is left out: an amount that is too low would bind the seller.
 */
export function claimsText(
  charges: LateCharges | null,
  rules: LatePaymentRules | undefined,
  context: { readonly currency: Currency; readonly language: string; readonly day: LocalDate },
): string {
  if (!charges || !rules) return ''
  const { currency, language, day } = context
  const text = REMINDER_TEXTS[textLanguageOf(language)]
  const { interest, unknownFrom, fixedSum } = charges
  const lines: string[] = []
  if (interest > 0n && unknownFrom === null) {
    const amount = formatMinor(interest, currency, language)
    lines.push(text.interest({ amount, date: formatDate(day, language), law: rules.law }))
  }
  if (fixedSum && rules.fixedSum) {
    const minor = toMinor(fixedSum.amount, fixedSum.currency)
    const amount = formatMinor(minor, fixedSum.currency, language)
    lines.push(text.fixedSum({ amount, law: rules.fixedSum.law }))
  }
  return lines.join('\n')
}
