import type { OfferedTax } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { decimal } from '../../money/decimal.ts'
import type { TaxPart } from '../../tax-category/category.ts'
import { outsideEuTaxes } from '../generic-taxes.ts'
import { offerFreeRate, offerParts, offerRate, offerZero, NAMES } from '../offer.ts'

const ACT = 'Excise Tax Act, s. 165'
const gst = (rate: string): LocalText => ({ en: `GST ${rate} %`, fr: `TPS ${rate} %` })
const hst = (place: string): LocalText => ({ en: `HST (${place})`, fr: `TVH (${place})` })
const GST: TaxPart = { name: 'GST', rate: decimal('5') }

/**
 * The French names of Revenu Québec (TPS, TVQ), of the Canada Revenue Agency (TVH), of British Columbia and Saskatchewan
 * (TVP), and of Manitoba (TVD).
 */
export const TAX_PART_NAMES: Readonly<Record<string, LocalText>> = {
  GST: { en: 'GST', fr: 'TPS' },
  HST: { en: 'HST', fr: 'TVH' },
  QST: { en: 'QST', fr: 'TVQ' },
  PST: { en: 'PST', fr: 'TVP' },
  RST: { en: 'RST', fr: 'TVD' },
}

/**
 * GST, HST in the provinces that have joined it, and GST beside a province's own tax. Whether the seller is registered
 * for the tax of a province, only it knows: those are offered and never proposed. Canada Revenue Agency, "GST/HST
 * provincial rates table"; Notice 342 for Nova Scotia; Act respecting the Québec sales tax, s. 16.
 */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '5', gst('5'), { from: '2008-01-01', article: ACT }),
  offerRate('hst_on', '13', hst('Ontario'), { from: '2010-07-01', article: ACT }),
  offerRate('hst_ns', '15', hst('Nova Scotia'), {
    from: '2010-07-01',
    until: '2025-03-31',
    article: ACT,
  }),
  offerRate('hst_ns', '14', hst('Nova Scotia'), { from: '2025-04-01', article: ACT }),
  offerRate('hst_15', '15', hst('NB, NL, PE'), { from: '2016-10-01', article: ACT }),
  offerParts(
    'gst_qst',
    [GST, { name: 'QST', rate: decimal('9.975') }],
    { en: 'GST + QST (Quebec)', fr: 'TPS + TVQ (Québec)' },
    { from: '2013-01-01', article: 'Act respecting the Québec sales tax, s. 16' },
  ),
  offerParts(
    'gst_pst_bc',
    [GST, { name: 'PST', rate: decimal('7') }],
    { en: 'GST + PST (British Columbia)', fr: 'TPS + TVP (Colombie-Britannique)' },
    { from: '2013-04-01', article: 'Provincial Sales Tax Act (BC), s. 34' },
  ),
  offerParts(
    'gst_rst_mb',
    [GST, { name: 'RST', rate: decimal('7') }],
    { en: 'GST + RST (Manitoba)', fr: 'TPS + TVD (Manitoba)' },
    { from: '2019-07-01', article: 'Retail Sales Tax Act (MB), s. 2' },
  ),
  offerParts(
    'gst_pst_sk',
    [GST, { name: 'PST', rate: decimal('6') }],
    { en: 'GST + PST (Saskatchewan)', fr: 'TPS + TVP (Saskatchewan)' },
    { from: '2017-03-23', article: 'Provincial Sales Tax Act (SK), s. 5' },
  ),
  offerZero('zero', NAMES.zero),
  offerFreeRate('custom', NAMES.anotherRate),
  ...outsideEuTaxes(),
]
