import { type Rule, type Subject, isPresent, onInvoice, onLines, warning } from '../rule.ts'
import { GSTIN } from './gstin.ts'

/** UNTDID 7143: HS, the harmonised system that HSN and SAC extend. */
const HSN_LIST = 'HS'

/** Rule 46. */
const OF_REGISTERED: readonly Rule[] = [
  onInvoice('BDX-IN-01', 'BT-31 BT-32', 'seller.taxRegistration', ({ seller }) => hasGstin(seller)),
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
  onLines(
    'BDX-IN-03',
    'BT-158',
    'classifications',
    (line, { invoice }) => hasHsn(line) || isUnregistered(invoice.buyer),
  ),
  // Notification 78/2020-Central Tax: up to ₹5 crore of turnover, which only the seller knows, unregistered buyers need none.
  warning(
    onLines(
      'BDX-IN-03',
      'BT-158',
      'classifications',
      (line, { invoice }) => hasHsn(line) || !isUnregistered(invoice.buyer),
    ),
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

/**
 * India's requirements on a tax invoice: Central Goods and Services Tax Rules, 2017, rule 46. A set of its own, because
 * EN 16931 does not cover them. They are of registered persons (CGST Act 2017, s. 31): one below the threshold of s. 22
 * issues no tax invoice.
 */
export const INDIA: readonly Rule[] = OF_REGISTERED.map(one => ({
  ...one,
  breaks: subject => (isOfRegistered(subject) ? one.breaks(subject) : []),
}))

/** Who states a tax must be registered: without a GSTIN only what is outside of the tax may be sold. */
function isOfRegistered({ invoice: { seller }, taxed }: Subject): boolean {
  return hasGstin(seller) || taxed.some(({ tax }) => tax.category !== 'O')
}

function hasGstin({ taxRegistration, vatId }: Subject['invoice']['seller']): boolean {
  return [taxRegistration, vatId].some(id => GSTIN.test(id.trim()))
}

/** A GSTIN begins with digits, so a buyer's is one of its identifiers. */
function isUnregistered(buyer: Subject['invoice']['buyer']): boolean {
  const numbers = [buyer.vatId, buyer.taxRegistration, ...buyer.identifiers.map(({ id }) => id)]
  return buyer.address.country === 'IN' && !numbers.some(id => GSTIN.test(id.trim()))
}

function hasHsn({ classifications }: Subject['lines'][number]): boolean {
  return classifications.some(({ code, listId }) => listId === HSN_LIST && isHsn(code))
}

const isHsn = (code: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(code.replace(/\s/g, ''))
