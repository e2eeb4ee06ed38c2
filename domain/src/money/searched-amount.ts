import { type Decimal, parseDecimal } from './decimal.ts'

/**
 * The amount that a text typed into a search may mean: '1200', '1,200.50', '1 200,50 €'. Marks before one or two last
 * digits are those of decimals, all others of groups, whatever the reader's language: '1.200' is twelve hundred.
 * Undefined for other texts, and for more digits than an amount has.
 */
export function searchedAmount(text: string): Decimal | undefined {
  const compact = text.replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}|zł/gu, '')
  const [, whole = '', cents = '0'] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? []
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole)
  if (!isGrouped && !/^(?:0|[1-9]\d{0,12})$/.test(whole)) return undefined
  return parseDecimal(`${whole.replaceAll(/[.,]/g, '')}.${cents}`)
}
