import { vatPrefixOf } from '@bordereau/domain/country/state-of-vat-id'
import type { OssReturn } from '@bordereau/domain/returns/one-stop-shop'
import { withHundredths } from './list-file.ts'

const END = '\r\n'

/**
 * The rows of goods that Germany's portal imports into the return of the Union scheme: a row (1) for each state, and one (3)
 * for each of its rates. Rows of nothing are not allowed. By an open program that cites the portal's help; the record types
 * of services and corrections are not known here, so these are entered by hand.
 */
export function germanOssImport({ rows }: Pick<OssReturn, 'rows'>): string {
  const goods = rows.filter(row => row.supply === 'goods' && row.base !== 0n)
  const states = [...new Set(goods.map(({ state }) => state))]
  const lines = states.flatMap(state => [
    ['1', vatPrefixOf(state)],
    ...goods
      .filter(row => row.state === state)
      .map(({ rate, rateType, base, vat }) => [
        '3',
        vatPrefixOf(state),
        rateType,
        Number(rate).toFixed(2),
        withHundredths(base),
        withHundredths(vat),
      ]),
  ])
  return ['#v2.0', ...lines.map(cells => cells.join(','))].map(line => line + END).join('')
}

/** Where the import is described. */
export const GERMAN_OSS_SOURCE =
  'https://www.elster.de/bportal/helpGlobal?themaGlobal=osseust_import'
