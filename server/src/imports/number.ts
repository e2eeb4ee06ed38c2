import { type Decimal, parseDecimal } from '@bordereau/domain/money/decimal'

export type DecimalMark = '.' | ','

/**
 * The decimal mark of a column. '1,234' is ambiguous; unambiguous values decide, and without one a file with semicolons
 * has the decimal comma, as in countries that use them.
 */
export function decimalMarkOf(values: readonly string[], delimiter: string): DecimalMark {
  let [points, commas] = [0, 0]
  for (const value of values) {
    const mark = markOf(value)
    if (mark === '.') points += 1
    if (mark === ',') commas += 1
  }
  if (points !== commas) return points > commas ? '.' : ','
  return delimiter === ';' ? ',' : '.'
}

/** Reads '1 234,56', '1.234,56', "1'234.56", '€ 12', '20 %', 'R$ 5,00' by the column's decimal mark. */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  const withoutUnits = withoutCurrency(text.replace(/[\s'’%]/g, ''))
  const withoutGrouping =
    mark === ',' ? withoutUnits.replaceAll('.', '') : withoutUnits.replaceAll(',', '')
  // A thousands separator precedes three digits; '1.5' in a column with decimal commas is invalid.
  const grouping =
    mark === ',' ? /^[+-]?\d{1,3}(\.\d{3})*(,\d*)?$|^[+-]?\d+(,\d*)?$/ : GROUPED_BY_COMMA
  return grouping.test(withoutUnits) ? parseDecimal(withoutGrouping.replace(',', '.')) : undefined
}

/** Without the sign, code or abbreviation of a currency before or after a number. */
export function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '$1')
}

const CURRENCY = [
  '(?-i:[A-Z]{3})',
  '[A-Z]{0,2}\\p{Sc}',
  ...['rs', 'kr', 'ft', 'fr', 'sfr', 'rp', 'din', 'лв', 'руб', 'р', 'грн', 'ден', 'дин'].map(
    short => `${short}\\.?`,
  ),
  'zł|zl|kč|kc|lei|tl|rm|km',
].join('|')
const CURRENCY_BEFORE = new RegExp(`^([+-]?)(?:${CURRENCY})(?=[\\d.,(+-])`, 'iu')
const CURRENCY_AFTER = new RegExp(`([\\d.,)+-])(?:${CURRENCY})$`, 'iu')

/** Includes Indian grouping: 1,23,456.50. */
const GROUPED_BY_COMMA = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$|^[+-]?\d+(\.\d*)?$/

/** The decimal mark of a value that is not ambiguous. */
export function markOf(value: string): DecimalMark | undefined {
  const [point, comma] = [value.lastIndexOf('.'), value.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  const last = Math.max(point, comma)
  if (last < 0) return undefined
  const digits = /^\d*/.exec(value.slice(last + 1))?.[0].length ?? 0
  const mark = point >= 0 ? '.' : ','
  // No number of thousands begins with a zero.
  if (/^\D*0[.,]/.test(value)) return mark
  // A mark that occurs twice is a thousands separator, so the other one is the decimal mark.
  if (value.indexOf(mark) !== last) return mark === '.' ? ',' : '.'
  return digits === 3 ? undefined : mark
}
