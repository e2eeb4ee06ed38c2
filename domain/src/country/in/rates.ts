import type { LocalText, OfferedTax } from '../country.ts'
import { offerExempt, offerRate, offerZero } from '../offer.ts'
import { EXEMPT_GST, LUT, NON_GST, REVERSE_CHARGE_GST, SEZ } from './sentences.ts'

const REFORM = '2025-09-22'
const BEFORE = '2025-09-21'

/** CGST rates after the reform of 22 September 2025 (Notification 9/2025-CT (Rate)); 12 % and 28 % ended with it. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '18', gst('18')),
  offerRate('gst_5', '5', gst('5')),
  offerRate('gst_40', '40', gst('40'), { from: REFORM }),
  offerRate('gst_3', '3', gst('3')),
  offerRate('gst_1_5', '1.5', gst('1.5')),
  offerRate('gst_0_25', '0.25', gst('0.25')),
  offerRate('gst_12', '12', gst('12'), { until: BEFORE }),
  offerRate('gst_28', '28', gst('28'), { until: BEFORE }),
  offerZero('zero', { en: 'GST 0 % (nil rated)', hi: 'जीएसटी 0 % (शून्य दर)' }),
  offerExempt('exempt', 'E', '', { en: 'Exempt supply', hi: 'कर-मुक्त आपूर्ति' }, EXEMPT_GST),
  offerExempt('export', 'G', '', { en: 'Export under LUT', hi: 'एलयूटी के तहत निर्यात' }, LUT),
  offerExempt('sez', 'G', '', { en: 'Supply to SEZ under LUT', hi: 'एसईज़ेड को आपूर्ति' }, SEZ),
  offerExempt(
    'reverse_charge',
    'AE',
    '',
    { en: 'Reverse charge', hi: 'रिवर्स चार्ज' },
    REVERSE_CHARGE_GST,
  ),
  offerExempt('outside_scope', 'O', '', { en: 'Non-GST supply', hi: 'गैर-जीएसटी आपूर्ति' }, NON_GST),
]

function gst(rate: string): LocalText {
  return { en: `GST ${rate} %`, hi: `जीएसटी ${rate} %` }
}
