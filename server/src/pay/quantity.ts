import type { Decimal } from '@bordereau/domain/money/decimal'
import { unitLabel } from '@bordereau/domain/money/unit-label'
import { documentLocale, formatQuantity } from '@bordereau/domain/text/format'
import { html } from 'ghtml'

/**
 * The quantity with its unit as HTML: '8 Stunden', '3 dni' for units whose plural Intl knows. Other units are shown
 * below the number by their name; pieces (C62) have no unit text.
 */
export function quantityOf(quantity: Decimal, unit: string, language: string): string {
  const intlUnit = INTL_UNITS[unit]
  if (intlUnit !== undefined) {
    const format = new Intl.NumberFormat(documentLocale(language), {
      style: 'unit',
      unit: intlUnit,
      unitDisplay: 'long',
      maximumFractionDigits: 20,
    })
    // Intl formats decimal text exactly; its type accepts only literals.
    return html`${format.format(quantity as unknown as Intl.StringNumericLiteral)}`
  }
  const number = formatQuantity(quantity, language)
  if (unit === 'C62') return html`${number}`
  return html`${number} <small>${unitLabel(unit, language, quantity)}</small>`
}

/** From UN/ECE Recommendation 20 codes to the units of ECMA-402. */
const INTL_UNITS: Readonly<Record<string, string>> = {
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
}
