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
import { CANARY_TAXES, CEUTA_AND_MELILLA_TAXES } from './own-taxes.ts'
import { SIMPLIFIED_TRADES } from './simplified-trades.ts'
import { SIMPLIFIED, legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'ES',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Autónomo',
    company: 'S.L., S.L.U., S.A.',
    association: 'Asociación, fundación',
  },
  address: ADDRESS,
  // Art. 6.1.a: rectifying invoices have a series of their own; art. 15.5 leaves differences or the whole amounts open.
  corrections: {
    ...EU_CORRECTIONS,
    lowersAs: 'difference',
    series: 'credit_note',
    source: 'RD 1619/2012, arts. 6.1.a) y 15',
  },
  buyerDetails: {
    law: 'RD 1619/2012, art. 6.1.e)',
    url: 'https://www.boe.es/eli/es/rd/2012/11/30/1619',
    number: {
      law: 'RD 1619/2012, art. 6.1.d) 3.º',
      url: 'https://www.boe.es/eli/es/rd/2012/11/30/1619',
    },
    simplified: {
      law: 'RD 1619/2012, arts. 4.1.a) y 7',
      url: 'http://mjavierjm-niharra.blogspot.com/2013_04_16_archive.html?m=0',
      limits: [{ currency: 'EUR', amount: decimal('400') }],
      trades: SIMPLIFIED_TRADES,
      namesNumber: false,
      note: SIMPLIFIED,
    },
  },
  selfBilling: {
    ...EU_SELF_BILLING,
    law: 'art. 5 del RD 1619/2012',
    url: 'https://asesoriagarcialopez.es/novedades-en-autofacturacion-por-clientes.html',
    words: 'Facturación por el destinatario',
  },
  taxes: TAXES,
  territoryTaxes: {
    'ES-CN': CANARY_TAXES,
    'ES-CE': CEUTA_AND_MELILLA_TAXES,
    'ES-ML': CEUTA_AND_MELILLA_TAXES,
  },
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 6,
    from: 'year_end',
    law: 'art. 30 Código de Comercio',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1885-6627',
  },
  taxCurrency: EU_TAX_CURRENCY,
  legalNotes,
  taxPoints: {
    payment: cashAccounting('es', 'Régimen especial del criterio de caja', {
      law: 'Directive 2006/112/EC, art. 226 (7a); LIVA, régimen especial del criterio de caja; gobl, regimes/es',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
    }),
  },
  places: PLACES,
  ruling,
  // Rectifying invoices have a series of their own (RD 1619/2012, art. 6.1.a), and so have simplified ones (art. 7.1.a).
  numberPatterns: {
    invoice: 'F{YYYY}-{seq:4}',
    credit_note: 'R{YYYY}-{seq:4}',
    simplified: 'S{YYYY}-{seq:4}',
    quote: 'P{YYYY}-{seq:4}',
  },
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}

/**
 * Spain has no exemption for small businesses: a seller that charges no IVA makes exempt supplies only (LIVA art. 20). The
 * Canary Islands have one (REPEP).
 * LIVA art. 69.Dos, last sentence: advice and the like to private customers in the Canary Islands, Ceuta and Melilla stays
 * taxed; what art. 70 puts where the customer is does not.
 */
function ruling(facts: SupplyFacts): Ruling | undefined {
  const { status, where, from, to, toCountry, destination, buyer } = facts
  if (status !== 'registered') {
    const atHome =
      destination === 'home' ||
      where === 'transport' ||
      (where !== 'place' && buyer.kind === 'person')
    const key = from === 'ES-CN' ? 'small_business' : 'exempt'
    return atHome ? { key, reason: 'home_small_business', proofs: [] } : undefined
  }
  const spanish = from === 'ES' && toCountry === 'ES' && to !== 'ES'
  const isOfGeneralRule = where === 'seller' || where === 'buyer_abroad'
  if (!spanish || !isOfGeneralRule || buyer.kind !== 'person') return undefined
  return { key: 'standard', reason: 'third_services_consumer', proofs: [] }
}
