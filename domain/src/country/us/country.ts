import type { CountryRules, Ruling } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import { DEFAULTS } from '../defaults.ts'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'US',
  taxName: {
    en: 'Sales tax',
    es: 'Impuesto sobre las ventas',
    fr: 'Taxe de vente',
    de: 'Sales Tax',
    it: 'Imposta sulle vendite',
    pl: 'Podatek od sprzedaży',
    hi: 'बिक्री कर',
    ar: 'ضريبة المبيعات',
    nl: 'Sales tax',
    pt: 'Imposto sobre as vendas',
  },
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Sole proprietor',
    company: 'LLC, Inc., Corp.',
    association: 'Nonprofit, 501(c)(3)',
  },
  address: ADDRESS,
  taxes: TAXES,
  legalNotes,
  // A sales tax permit says nothing about a single sale, so the two are the same here.
  sellerStatus: () => 'registered',
  ruling,
  electronicAddressScheme: '9959',
  bank: {
    codeName: {
      en: 'Routing number',
      fr: 'Numéro d’acheminement',
      de: 'Routing-Nummer',
      es: 'Número de ruta (ABA)',
      pl: 'Numer routingowy',
      it: 'Routing number (ABA)',
      hi: 'रूटिंग नंबर',
      ar: 'رقم التوجيه المصرفي',
      nl: 'Routing number',
      pt: 'Routing number',
    },
    isBankCode: isRoutingNumber,
  },
  paperSize: 'us-letter',
}

/** The rates of a sales tax are known to the seller only; the seller chooses where it is charged. */
function ruling({ destination, buyer }: SupplyFacts): Ruling {
  if (destination === 'home' && buyer.certificate !== '')
    return { key: 'exempt', reason: 'exempt_buyer', proofs: ['exemption_certificate'] }
  return buyer.hasLapsedCertificate
    ? { key: 'outside_scope', reason: 'certificate_not_valid', proofs: ['exemption_certificate'] }
    : { key: 'outside_scope', reason: 'sales_tax_by_seller', proofs: [] }
}

/** ABA routing transit number: weights 3, 7, 1 and a sum divisible by ten. */
function isRoutingNumber(code: string): boolean {
  if (!/^\d{9}$/.test(code)) return false
  const sum = [...code].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  )
  return sum > 0 && sum % 10 === 0
}
