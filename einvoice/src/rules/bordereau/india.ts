import { type Rule, isPresent, onInvoice, onLines, warning } from '../rule.ts'
import { GSTIN } from './gstin.ts'

/** UNTDID 7143: HS, the harmonised system that HSN and SAC extend. */
const HSN_LIST = 'HS'

/**
 * India's requirements on a tax invoice: Central Goods and Services Tax Rules, 2017, rule 46. A set of its own, because
 * EN 16931 does not cover them.
 */
export const INDIA: readonly Rule[] = [
  onInvoice('BDX-IN-01', 'BT-31 BT-32', 'seller.taxRegistration', ({ seller }) =>
    [seller.taxRegistration, seller.vatId].some(id => GSTIN.test(id.trim())),
  ),
  onInvoice(
    'BDX-IN-02',
    'BT-54 BT-79',
    'buyer.address.subdivision',
    ({ buyer, delivery }) =>
      buyer.address.country !== 'IN' ||
      isPresent(delivery.address?.subdivision ?? '') ||
      isPresent(buyer.address.subdivision),
  ),
  // Goods that stay in India are no export (IGST Act 2017, s. 2 (5)), and the state decides their tax (s. 10 (1) (a)).
  onInvoice(
    'BDX-IN-06',
    'BT-79',
    'delivery.address.subdivision',
    ({ buyer, delivery }) =>
      buyer.address.country === 'IN' ||
      delivery.address?.country !== 'IN' ||
      isPresent(delivery.address.subdivision),
  ),
  onLines('BDX-IN-03', 'BT-158', 'classifications', line =>
    line.classifications.some(({ code, listId }) => listId === HSN_LIST && isHsn(code)),
  ),
  onInvoice(
    'BDX-IN-04',
    'BT-1',
    'number',
    ({ number }) => !isPresent(number) || /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/.test(number),
  ),
  warning(
    onInvoice(
      'BDX-IN-05',
      'BT-48',
      'buyer.vatId',
      ({ buyer }) =>
        buyer.address.country !== 'IN' || !isPresent(buyer.vatId) || GSTIN.test(buyer.vatId.trim()),
    ),
  ),
]

const isHsn = (code: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(code.replace(/\s/g, ''))
