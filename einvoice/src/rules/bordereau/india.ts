import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Rule, given, onInvoice, onLines, warning } from '../rule.ts'

/** State code, PAN, entity, Z, check character; some systems write the country before it. */
const GSTIN = /^(IN)?\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** UNTDID 7143: HS, the harmonised system that HSN and SAC extend. */
const HSN_LIST = 'HS'

/**
 * What India wants of a tax invoice: Central Goods and Services Tax Rules, 2017, rule 46. It stands in a set of its
 * own, since EN 16931 knows nothing of it.
 */
export const INDIA: readonly Rule[] = [
  onInvoice('BDX-IN-01', 'BT-31 BT-32', 'seller.taxRegistration', ({ seller }) =>
    [seller.taxRegistration, seller.vatId].some(id => GSTIN.test(id.trim())),
  ),
  onInvoice(
    'BDX-IN-02',
    'BT-54 BT-79',
    'buyer.address.subdivision',
    invoice => invoice.buyer.address.country !== 'IN' || given(placeOfSupply(invoice)),
  ),
  onLines('BDX-IN-03', 'BT-158', 'classifications', line =>
    line.classifications.some(({ code, listId }) => listId === HSN_LIST && isHsn(code)),
  ),
  onInvoice(
    'BDX-IN-04',
    'BT-1',
    'number',
    ({ number }) => !given(number) || /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/.test(number),
  ),
  warning(
    onInvoice(
      'BDX-IN-05',
      'BT-48',
      'buyer.vatId',
      ({ buyer }) =>
        buyer.address.country !== 'IN' || !given(buyer.vatId) || GSTIN.test(buyer.vatId.trim()),
    ),
  ),
]

/** The state where it is delivered, else where the buyer is. */
function placeOfSupply({ buyer, delivery }: Invoice): string {
  const delivered = delivery.address?.subdivision ?? ''
  return given(delivered) ? delivered : buyer.address.subdivision
}

const isHsn = (code: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(code.replace(/\s/g, ''))
