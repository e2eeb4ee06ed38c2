import type { Decimal } from '@bordereau/domain/money/decimal'
import { unitLabel } from '@bordereau/domain/money/unit'
import { formatQuantity } from '@bordereau/domain/text/format'
import { html } from 'ghtml'

/**
 * '8 Stunden', '3 dni' where the runtime knows the plural. Of other units nobody told us one, so their name stands below
 * the number, as a heading would; pieces need no word.
 */
export function quantityOf(quantity: Decimal, unit: string, language: string): string {
  const spoken = SPOKEN[unit]
  if (spoken !== undefined) {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: spoken,
      unitDisplay: 'long',
      maximumFractionDigits: 20,
    })
    // Intl takes decimal text and formats it exactly; the type wants a literal it cannot see here.
    return html`${format.format(quantity as unknown as Intl.StringNumericLiteral)}`
  }
  const number = formatQuantity(quantity, language)
  if (unit === 'C62') return html`${number}`
  return html`${number} <small>${unitLabel(unit, language)}</small>`
}

/** UN/ECE Recommendation 20 to the units of ECMA-402. */
const SPOKEN: Readonly<Record<string, string>> = {
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
}
