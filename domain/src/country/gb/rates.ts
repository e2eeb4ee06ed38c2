import type { OfferedTax } from '../country.ts'
import { decimal } from '../../money/decimal.ts'
import {
  INTRA_COMMUNITY,
  MARGIN_SECOND_HAND,
  OUTSIDE_SCOPE,
  cited,
} from '../../tax-category/notices.ts'
import { NAMES, offerExempt, offerRate, offerSilent, offerZero } from '../offer.ts'
import { EXEMPT_GB, EXPORT_GB, OUTSIDE_GB, reverseChargeAt } from './legal-notes.ts'

const LAW_CONSUMER = 'VAT Act 1994, sch. 4A, para. 16'
const LAW_NORTHERN_IRELAND = 'VAT Act 1994, sch. 9ZB; VAT Notice 725'
const LAW_MARGIN = 'VAT Act 1994, s. 50A'
/** VAT Regulations 1995, reg. 14 (1) (n) has words of its own. */
const MARGIN_WORDS = { ...MARGIN_SECOND_HAND, en: 'Margin scheme: second-hand goods' }
const MARGIN_GB = cited(MARGIN_WORDS, LAW_MARGIN)

/** VAT Act 1994, s. 2 and 29A, schedules 8 and 9. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '20', NAMES.standard, {
    from: '2011-01-04',
    article: 'VAT Act 1994, s. 2',
  }),
  offerRate('reduced', '5', NAMES.reduced),
  offerZero('zero', NAMES.zero),
  offerExempt('exempt', 'E', '', NAMES.exempt, EXEMPT_GB, 'VAT Act 1994, sch. 9'),
  reverseCharge('reverse_charge', '20'),
  reverseCharge('reverse_charge_reduced', '5'),
  offerExempt('export', 'G', '', NAMES.export, EXPORT_GB, 'VAT Act 1994, s. 30 (6)'),
  offerExempt('outside_scope', 'O', '', NAMES.outsideScope, OUTSIDE_GB, 'VAT Act 1994, s. 7A'),
  offerExempt(
    'outside_scope_consumer',
    'O',
    '',
    NAMES.outsideScopeConsumer,
    cited(OUTSIDE_SCOPE, LAW_CONSUMER),
    LAW_CONSUMER,
  ),
  // Northern Ireland is in the EU's VAT for goods.
  offerExempt(
    'intra_community',
    'K',
    'VATEX-EU-IC',
    NAMES.intraCommunity,
    cited(INTRA_COMMUNITY, LAW_NORTHERN_IRELAND),
    LAW_NORTHERN_IRELAND,
  ),
  offerExempt('margin_second_hand', 'E', 'VATEX-EU-F', MARGIN_SECOND_HAND, MARGIN_GB, LAW_MARGIN),
  offerSilent('unregistered', NAMES.unregistered),
]

/** Of construction services: the rate that the customer accounts for stands in the name and in the wording, the amount in a note. */
function reverseCharge(key: string, rate: '20' | '5'): OfferedTax {
  const name = cited(NAMES.reverseCharge, `${rate} %`)
  const offered = offerExempt(key, 'AE', '', name, reverseChargeAt(rate), 'VAT Act 1994, s. 55A')
  return { ...offered, customerRate: decimal(rate) }
}
