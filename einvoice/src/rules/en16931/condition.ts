import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Rule, isPresent, onInvoice, rule } from '../rule.ts'
import { COUNTRIES } from './code-lists.ts'

/** The prefixes of Greece and Northern Ireland, in addition to the country codes of ISO 3166-1. */
const PREFIXES: ReadonlySet<string> = new Set([...COUNTRIES, 'EL', 'XI'])

/**
 * EN 16931-1 §6.4.2, the conditions among terms. Left out, because totalsOf makes them true for every invoice: BR-CO-10
 * … BR-CO-17 (sums), BR-12 … BR-15, BR-24, BR-45 … BR-48 (required sums), BR-53 (BT-111 with BT-6), BR-CO-18 (a VAT
 * breakdown; BR-16 covers an invoice without lines). checkStated() has them for documents of other programs. BR-CO-05 …
 * BR-CO-08 (code and text have the same meaning) cannot be checked by a program: the official rule is always true too.
 * BR-CO-25 (a due date or payment terms) was withdrawn with release 1.3.16 of the artefacts.
 */
export const CONDITIONS: readonly Rule[] = [
  onInvoice(
    'BR-CO-03',
    'BT-7 BT-8',
    'taxPointCode',
    invoice => invoice.taxPointDate === undefined || !isPresent(invoice.taxPointCode),
  ),
  rule('BR-CO-09', 'BT-31 BT-48 BT-63', ({ invoice }) =>
    vatIds(invoice)
      .filter(([id]) => isPresent(id) && !PREFIXES.has(id.slice(0, 2)))
      .map(([, path]) => path),
  ),
  onInvoice('BR-CO-19', 'BT-73 BT-74', 'period', ({ period }) =>
    period ? Boolean(period.start ?? period.end) : true,
  ),
  rule('BR-CO-20', 'BT-134 BT-135', ({ lines }) =>
    lines.flatMap(({ period }, i) =>
      period && !period.start && !period.end ? [`lines.${i}.period`] : [],
    ),
  ),
  onInvoice(
    'BR-CO-26',
    'BT-29 BT-30 BT-31',
    'seller.legalRegistration',
    ({ seller }) =>
      seller.identifiers.some(({ id }) => isPresent(id)) ||
      isPresent(seller.legalRegistration?.id ?? '') ||
      isPresent(seller.vatId),
  ),
]

function vatIds(invoice: Invoice): (readonly [id: string, path: string])[] {
  return [
    [invoice.seller.vatId, 'seller.vatId'],
    [invoice.buyer.vatId, 'buyer.vatId'],
    [invoice.taxRepresentative?.vatId ?? '', 'taxRepresentative.vatId'],
  ]
}
