import { decimal } from '../../money/decimal.ts'
import { EU_BUYER_DETAILS } from '../buyer-details.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { EU_TAX_CURRENCY } from '../eu-tax-currency.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'NL',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Eenmanszaak, zzp',
    company: 'B.V., V.O.F., N.V.',
    association: 'Vereniging, stichting',
  },
  address: ADDRESS,
  corrections: EU_CORRECTIONS,
  buyerDetails: {
    ...EU_BUYER_DETAILS,
    simplified: {
      law: 'Wet OB 1968, art. 34d',
      url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/administratie_bijhouden/facturen_maken/factuureisen/aangepaste_regels_facturen/vereenvoudigde_factuur',
      limits: [{ currency: 'EUR', amount: decimal('100') }],
      namesNumber: false,
    },
  },
  selfBilling: {
    ...EU_SELF_BILLING,
    words: 'Factuur uitgereikt door afnemer',
  },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 7,
    from: 'year_end',
    law: 'art. 52 AWR',
    source: 'https://wetten.overheid.nl/BWBR0002320',
  },
  taxCurrency: EU_TAX_CURRENCY,
  legalNotes,
  // The chamber of commerce number.
  electronicAddressScheme: '0106',
  // Peppol's rules NL-R-007 and NL-R-008.
  creditNotesNameAccount: true,
}
