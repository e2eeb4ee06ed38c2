import { decimal } from '../../money/decimal.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules, Ruling } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import { cashAccounting } from '../cash-accounting.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { EU_TAX_CURRENCY } from '../eu-tax-currency.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'
import { UNIFIED_FROM, renumbered, unified } from './unified-text.ts'

const DPR_633 =
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633'

const CASH_LAW = renumbered(
  'DL 83/2012 art. 32-bis',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:::2012;83~art32bis',
  '132',
  '; Agenzia delle Entrate, circolare 44/E del 26 novembre 2012',
)
const ON_PAYMENT = cashAccounting('it', 'IVA per cassa, art. 32-bis DL 83/2012', CASH_LAW)

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'IT',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Ditta individuale, libero professionista',
    company: 'S.r.l., S.n.c., S.a.s., S.p.A.',
    association: 'Associazione, ETS',
  },
  address: ADDRESS,
  // Variations upwards and downwards; FatturaPA has them as TD05 and TD04, and no replacement.
  corrections: {
    ...EU_CORRECTIONS,
    types: ['credit_note', 'debit_note'],
    source: 'DPR 633/1972, art. 26',
  },
  buyerDetails: {
    ...renumbered('DPR 633/1972, art. 21, c. 2, lett. e)', DPR_633, '72'),
    number: renumbered('DPR 633/1972, art. 21, c. 2, lett. f)', DPR_633, '72'),
    // The ministry's decree of 10 May 2019 raised the sum from 100 €; the number alone says who buys.
    simplified: {
      ...renumbered(
        'DPR 633/1972, art. 21-bis',
        'https://www.studiocavicchiolo.it/fatture-semplificate-per-importi-non-superiori-a-400-euro/',
        '73',
        '; DM 10 maggio 2019',
      ),
      limits: [{ currency: 'EUR', amount: decimal('400') }],
      namesNumber: true,
    },
  },
  selfBilling: {
    ...EU_SELF_BILLING,
    ...renumbered(
      'art. 21, commi 1 e 2, lett. n), DPR 633/1972',
      'http://www.ecnews.it/lemissione-della-fattura-da-parte-del-cliente-o-di-un-terzo/',
      '72',
      '; circolare 45/E/2005',
    ),
    words: 'Emessa, per conto del cedente o prestatore, dal cessionario o committente',
  },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 10,
    from: 'year_end',
    law: 'art. 2220 Codice civile',
    source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
  },
  taxCurrency: EU_TAX_CURRENCY,
  legalNotes,
  taxPoints: {
    payment: {
      ...ON_PAYMENT,
      later: {
        from: UNIFIED_FROM,
        note: cashAccounting('it', `IVA per cassa, ${unified('132')}`, CASH_LAW).note,
      },
    },
  },
  places: PLACES,
  ruling,
  // FatturaPA 1.2.3, element 2.1.1.4 Numero: String20Type.
  numberRules: { maxLength: 20, character: /[A-Za-z0-9 ./_-]/, first: /[A-Za-z0-9]/ },
  numberPatterns: {
    invoice: 'FT-{YYYY}-{seq:4}',
    credit_note: 'NC-{YYYY}-{seq:4}',
    quote: 'PR-{YYYY}-{seq:4}',
  },
  electronicAddressScheme: '0211',
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}

/**
 * DPR 633/1972 art. 71. Goods for private customers in San Marino are taxed in Italy, up to 28,000 € of distance sales a year
 * (DM 21 June 2021, art. 13 and 15); the Vatican has no such rule.
 */
function ruling({ status, where, to, buyer }: SupplyFacts): Ruling | undefined {
  if (status !== 'registered' || where !== 'transport' || !['SM', 'VA'].includes(to))
    return undefined
  if (to === 'SM' && buyer.kind === 'person')
    return { key: 'standard', reason: 'third_goods_consumer', proofs: [] }
  return { key: 'export_san_marino', reason: 'export_goods', proofs: ['export'] }
}
