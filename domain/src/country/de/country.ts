import { decimal } from '../../money/decimal.ts'
import { localDate } from '../../date.ts'
import { cashAccounting } from '../cash-accounting.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { hasFormOfLeitwegId, isLeitwegId } from './leitweg-id.ts'
import { TAXES } from './rates.ts'
import { STATEMENTS } from './statements.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'DE',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Einzelunternehmen, Freiberufler, e. K.',
    company: 'GmbH, UG, GbR, OHG, KG, AG',
    association: 'e. V.',
  },
  address: ADDRESS,
  // A debit note (383) is none of the types of XRechnung (BR-DE-17); more is charged by the corrected invoice.
  corrections: {
    ...EU_CORRECTIONS,
    types: ['credit_note', 'corrected_invoice'],
    source: 'UStG § 14 Abs. 6 Nr. 5, UStDV § 31 Abs. 5',
  },
  buyerDetails: {
    law: 'UStG § 14 Abs. 4 Nr. 1',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
    // § 14a Abs. 5 UStG wants "Steuerschuldnerschaft des Leistungsempfängers", and no number.
    reverseChargeNumber: 'advised',
    simplified: {
      law: 'UStDV § 33',
      url: 'https://www.gesetze-im-internet.de/ustdv_1980/__33.html',
      limits: [{ currency: 'EUR', amount: decimal('250') }],
      namesNumber: false,
    },
  },
  selfBilling: {
    ...EU_SELF_BILLING,
    law: '§ 14 Abs. 2 UStG',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
    // § 14 Abs. 4 Satz 1 Nr. 10.
    words: 'Gutschrift',
  },
  taxes: TAXES,
  accounting: async () => (await import('./accounting.ts')).ACCOUNTING,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 8,
    from: 'year_end',
    law: '§ 14b Abs. 1 UStG',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
  },
  taxCurrency: {
    key: 'ustg',
    required: true,
    // The monthly averages of the Federal Ministry of Finance; other rates need the tax office's permission.
    law: '§ 16 Abs. 6 UStG',
    url: 'https://frankfurt-main.ihk.de/recht/uebersicht-alle-rechtsthemen/steuerrecht/umsatzsteuer-international/umsatzsteuer-umrechnungskurse-5195890',
  },
  legalNotes,
  places: PLACES,
  statements: STATEMENTS,
  // § 27 Abs. 41: for invoices issued after 31 December 2027.
  taxPoints: {
    payment: {
      ...cashAccounting('de', 'Versteuerung nach vereinnahmten Entgelten', {
        law: '§ 14 Abs. 4 Satz 1 Nr. 6a UStG (JStG 2024 Art. 27)',
        url: 'https://buzer.de/27_JStG_2024.htm',
      }),
      notedFrom: localDate('2028-01-01'),
    },
  },
  // Rechnungskorrektur: by § 14 Abs. 2 UStG a Gutschrift is an invoice that the customer issues.
  numberPatterns: {
    invoice: 'RE-{YYYY}-{seq:4}',
    credit_note: 'RK-{YYYY}-{seq:4}',
    quote: 'AN-{YYYY}-{seq:4}',
  },
  electronicAddressScheme: '9930',
  // E-RechV § 4: XRechnung; BR-DE-15 wants the Leitweg-ID in BT-10.
  publicBuyers: {
    ruleSet: 'xrechnung',
    scheme: '0204',
    isRoutingNumber: hasFormOfLeitwegId,
    isCheckedNumber: isLeitwegId,
  },
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}
