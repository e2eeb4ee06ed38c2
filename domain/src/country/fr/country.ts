import { EU_BUYER_DETAILS } from '../buyer-details.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules, Ruling } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { EU_TAX_CURRENCY } from '../eu-tax-currency.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './notes.ts'
import { DEBITS } from './operation-notes.ts'
import { businessProcess } from './treatment.ts'
import { TAXES } from './rates.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'FR',
  taxName: VAT,
  taxIds: TAX_IDS,
  // Insee, catégories juridiques (insee.fr/fr/information/2028129).
  legalFormNames: {
    sole_trader: 'EI, micro-entrepreneur, profession libérale',
    company: 'SAS, SASU, SARL, EURL, SA',
    association: 'Association loi 1901',
  },
  address: ADDRESS,
  // A debit note (383) is none of the types that the reform knows (BR-FR-04).
  corrections: {
    ...EU_CORRECTIONS,
    types: ['credit_note', 'corrected_invoice'],
    source: 'CGI art. 289, I-5',
  },
  buyerDetails: EU_BUYER_DETAILS,
  selfBilling: {
    ...EU_SELF_BILLING,
    law: 'art. 289, I-2 du CGI, art. 242 nonies de l’annexe II',
    url: 'https://codes-et-lois.fr/code-general-des-impots-annexe-2/toc-premier-assiette-liquidation-impot-impots-etat-taxes-chiffr-4f19835-texte-integral',
    words: 'Autofacturation',
    correctedBySeller: {
      law: 'art. 242 nonies de l’annexe II au CGI, rescrit 2006/10',
      url: 'http://archives-bofip.impots.gouv.fr/bofip-A/g4/g7/g1/33413-AIDA.html',
    },
  },
  taxes: TAXES,
  accounting: async () => (await import('./accounting.ts')).ACCOUNTING,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 10,
    from: 'year_end',
    law: 'Code de commerce, art. L. 123-22',
    source: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006219327',
  },
  // BR-FR-CO-12: even where the tax is zero.
  taxCurrency: { ...EU_TAX_CURRENCY, statedWithoutTax: true },
  legalNotes,
  taxPoints: { invoice: DEBITS },
  soleTraderMark: {
    mark: 'EI',
    pattern: /(^|\s)(EI|Entrepreneur individuel|EIRL)(\s|$)/i,
    source: 'Code de commerce, art. R. 526-27; décret n° 2022-725',
  },
  statesPaymentTerms: true,
  businessProcess,
  places: PLACES,
  ruling,
  // French CTC rules BR-FR-01 and BR-FR-02.
  numberRules: { maxLength: 35, character: /[A-Za-z0-9+\-_/]/, first: /[A-Za-z0-9+\-_/]/ },
  numberPatterns: {
    invoice: 'F{YYYY}-{seq:4}',
    credit_note: 'A{YYYY}-{seq:4}',
    quote: 'D{YYYY}-{seq:4}',
  },
  // The directory of the reform.
  electronicAddressScheme: '0225',
  // Flux 2 of the reform is for every invoice of a French seller.
  nationalRules: 'france',
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}

/** CGI art. 294, 2: for goods the overseas departments are export territories of metropolitan France, and it of them. */
function ruling({ status, where, to, from }: SupplyFacts): Ruling | undefined {
  const overseas = [from, to].some(code => OVERSEAS.has(code))
  const isFrench = [from, to].every(code => code === 'FR' || code === 'MC' || OVERSEAS.has(code))
  if (status !== 'registered' || where !== 'transport' || from === to) return undefined
  if (!overseas || !isFrench) return undefined
  return { key: 'export_overseas', reason: 'export_goods', proofs: ['export'] }
}

const OVERSEAS: ReadonlySet<string> = new Set(['FR-ANTILLES', 'FR-RE', 'FR-GF', 'FR-YT'])
