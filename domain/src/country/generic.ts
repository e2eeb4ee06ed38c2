import { accept, refuse } from '../decision.ts'
import type { Country } from '../party/party.ts'
import * as cvr from 'stdnum/lib/cjs/dk/cvr.js'
import * as ytunnus from 'stdnum/lib/cjs/fi/ytunnus.js'
import * as kennitala from 'stdnum/lib/cjs/is/kennitala.js'
import * as mva from 'stdnum/lib/cjs/no/mva.js'
import * as norwegian from 'stdnum/lib/cjs/no/orgnr.js'
import * as swedish from 'stdnum/lib/cjs/se/orgnr.js'
import { EU_BUYER_DETAILS } from './buyer-details.ts'
import { isEu } from './countries.ts'
import { EU_CORRECTIONS } from './corrections.ts'
import type { CountryRules, OfferedTax } from './country.ts'
import type { TaxIdKind } from './tax-id-kind.ts'
import type { AddressRules } from './address-rules.ts'
import { DEFAULTS } from './defaults.ts'
import { EU_LATE_PAYMENT } from './late-payment.ts'
import type { LocalText } from '../local-text.ts'
import { nationalLatePayment } from './national-late-payment.ts'
import { EU_SELF_BILLING } from './self-billing.ts'
import { EU_TAX_CURRENCY } from './eu-tax-currency.ts'
import { euVat } from './eu-vat.ts'
import { genericTaxes } from './generic-taxes.ts'
import { britishVat } from './gb/vat-number.ts'
import { COUNTRY as SWITZERLAND } from './ch/country.ts'
import { PLACES as SWISS_PLACES } from './ch/places.ts'
import { checkedTaxId, taxId, unknownTaxId, writtenTaxId } from './tax-id.ts'
import { stdnumCheck, withoutLeadingZero } from './tax-id-check.ts'
import { TAX_INVOICE_PAPER } from './tax-invoice.ts'
import { VAT } from './tax-names.ts'
import { COMPANY_NUMBER, REGISTER_NUMBER, TAX_NUMBER, VAT_NUMBER } from './tax-id-names.ts'
import { monegasqueVat } from './vat-checks.ts'

/**
 * The object of a country without a folder of its own: its VAT number in the EU, its company register, its rates, and
 * the few other facts that are known about it.
 */
export function genericRules(country: Country): CountryRules {
  return {
    ...DEFAULTS,
    ...FACTS[country],
    country,
    taxName: TAX_NAMES[country] ?? VAT,
    taxIds: [
      ...(isEu(country) ? [euVat(country), ...localNumbers(country)] : taxNumbers(country)),
      ...registrations(country),
    ],
    address: ADDRESS,
    taxes: taxesOf(country),
    obligations: async () =>
      (await import('./generic-obligations.ts')).GENERIC_OBLIGATIONS[country] ?? [],
    ...(isEu(country) && {
      taxCurrency: EU_TAX_CURRENCY,
      corrections: EU_CORRECTIONS,
      selfBilling: EU_SELF_BILLING,
      buyerDetails: EU_BUYER_DETAILS,
      latePayment: EU_LATE_PAYMENT,
    }),
    ...ownLatePayment(country),
  }
}

function ownLatePayment(country: Country): Pick<CountryRules, 'latePayment'> {
  const latePayment = nationalLatePayment(country)
  return latePayment ? { latePayment } : {}
}

/** What differs from DEFAULTS in countries without a folder. */
const FACTS: Readonly<Record<Country, Partial<CountryRules>>> = {
  AE: { paper: TAX_INVOICE_PAPER },
  AU: { bank: { codeName: { en: 'BSB' }, codePattern: '000-000' }, paper: TAX_INVOICE_PAPER },
  SG: { paper: TAX_INVOICE_PAPER },
  ZA: { paper: TAX_INVOICE_PAPER },
  // Liechtenstein's act on the tax is the Swiss one, article by article (treaty of 28 October 1994).
  LI: { places: SWISS_PLACES, ruling: SWITZERLAND.ruling },
}

/** What is not taxed there is cited by the Swiss articles, which are Liechtenstein's too. */
function taxesOf(country: Country): readonly OfferedTax[] {
  const taxes = genericTaxes(country)
  if (country !== 'LI') return taxes
  return taxes.map(tax => {
    const swiss = SWITZERLAND.taxes.find(({ key }) => key === tax.key)
    return swiss && swiss.category === tax.category && tax.category !== 'S' ? swiss : tax
  })
}

/**
 * Small businesses of a member state have a number of their tax office, and often none for VAT: BR-E-02 wants one of the
 * two on an exempt invoice. Its form differs by state.
 */
const LOCAL_TAX_NUMBER = writtenTaxId(
  {
    key: 'tax',
    label: 'Tax number',
    name: TAX_NUMBER,
    role: 'tax',
    side: 'seller',
    isOfUntaxed: true,
    example: '12-345/6789',
  },
  text =>
    /^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,29}$/u.test(text) ? accept(text) : refuse('wrong_format'),
)

const F_SKATT = 'Godkänd för F-skatt'

/** In Sweden BT-32 is these words and no number (Peppol's SE-R-005). */
const APPROVED_FOR_F_TAX = writtenTaxId(
  {
    key: 'f_skatt',
    label: 'F-skatt',
    name: {
      en: 'Approved for F-tax',
      fr: 'Agréé pour l’impôt F (F-skatt)',
      de: 'Zur F-Steuer zugelassen (F-skatt)',
      es: 'Aprobado para el impuesto F (F-skatt)',
      pl: 'Zatwierdzony do podatku F (F-skatt)',
      it: 'Approvato per l’imposta F (F-skatt)',
      hi: 'F-कर (F-skatt) के लिए अनुमोदित',
      ar: 'معتمد لضريبة F ‏(F-skatt)',
      nl: 'Goedgekeurd voor F-belasting',
      pt: 'Aprovado para o imposto F',
    },
    role: 'tax',
    side: 'seller',
    isStatement: true,
    example: F_SKATT,
  },
  text =>
    text.trim().toLowerCase() === F_SKATT.toLowerCase() ? accept(F_SKATT) : refuse('wrong_format'),
)

function localNumbers(country: Country): TaxIdKind[] {
  return country === 'SE' ? [APPROVED_FOR_F_TAX, LOCAL_TAX_NUMBER] : [LOCAL_TAX_NUMBER]
}

const GST: LocalText = { en: 'GST' }

const TAX_NAMES: Readonly<Record<Country, LocalText>> = {
  AU: GST,
  NZ: GST,
  SG: GST,
  JP: {
    en: 'Consumption tax',
    fr: 'Taxe sur la consommation',
    de: 'Verbrauchsteuer',
    es: 'Impuesto sobre el consumo',
    pl: 'Podatek konsumpcyjny',
    it: 'Imposta sui consumi',
    hi: 'उपभोग कर',
    ar: 'ضريبة الاستهلاك',
    nl: 'Verbruiksbelasting',
    pt: 'Imposto sobre o consumo',
  },
}

function taxNumbers(country: Country): TaxIdKind[] {
  if (country === 'NO') {
    const facts = {
      key: 'vat',
      label: 'MVA-nummer',
      name: VAT_NUMBER,
      role: 'vat',
      prefix: 'NO',
    } as const
    return [checkedTaxId({ ...facts, example: 'NO995525828MVA' }, mva)]
  }
  if (country === 'MC') {
    const facts = {
      key: 'vat',
      label: 'N° TVA',
      name: VAT_NUMBER,
      role: 'vat',
      prefix: 'FR',
    } as const
    return [taxId({ ...facts, example: 'FR53000004605', registers: () => ['vies'] }, monegasqueVat)]
  }
  if (country === 'IM') {
    const facts = {
      key: 'vat',
      label: 'VAT number',
      name: VAT_NUMBER,
      role: 'vat',
      prefix: 'GB',
    } as const
    return [taxId({ ...facts, example: 'GB003435620' }, britishVat)]
  }
  const facts = { key: 'tax', label: 'Tax number', name: TAX_NUMBER, role: 'tax' } as const
  return [unknownTaxId({ ...facts, example: '12345678' })]
}

/** The number of the register is in the VAT number, and the address that Peppol delivers to is made of it. */
function finnishRegistration(): TaxIdKind {
  const facts = {
    key: 'registration',
    role: 'registration',
    label: 'Y-tunnus',
    name: {
      en: 'Business ID',
      fr: 'Identifiant d’entreprise',
      de: 'Unternehmens-ID',
      es: 'Identificador de empresa',
      pl: 'Identyfikator firmy',
      it: 'Identificativo dell’impresa',
      hi: 'व्यवसाय आईडी',
      ar: 'معرّف المنشأة',
      nl: 'Ondernemingsnummer',
      pt: 'Número de identificação da empresa',
    },
    groups: [7],
    separator: '-',
    example: '20774740',
    icd: '0212',
    eas: '0216',
    // The code of the register in ISO 6523 and the number, without its hyphen.
    addressOf: (value: string) => `0037${value}`,
    derive: [{ from: 'vat', take: (vat: string) => vat.slice(2) }],
  } as const
  return checkedTaxId(facts, ytunnus)
}

function icelandicRegistration(): TaxIdKind {
  const facts = {
    key: 'registration',
    role: 'registration',
    label: 'Kennitala',
    name: COMPANY_NUMBER,
    groups: [6],
    separator: '-',
    example: '4710080280',
    icd: '0196',
    eas: '0196',
  } as const
  return checkedTaxId(facts, kennitala)
}

/** Registers whose numbers are Peppol addresses or EN 16931 schemes; elsewhere any text is accepted. */
function registrations(country: Country): TaxIdKind[] {
  const register = { key: 'registration', role: 'registration' } as const
  if (country === 'SE') {
    const facts = {
      ...register,
      label: 'Organisationsnummer',
      name: COMPANY_NUMBER,
      groups: [6],
      separator: '-',
    }
    const derive = [{ from: 'vat', take: (vat: string) => vat.slice(2, 12) }]
    return [
      checkedTaxId({ ...facts, example: '1234567897', icd: '0007', eas: '0007', derive }, swedish),
    ]
  }
  if (country === 'NO') {
    const derive = [{ from: 'vat', take: (vat: string) => vat.slice(2, 11) }]
    const facts = {
      ...register,
      label: 'Organisasjonsnummer',
      name: COMPANY_NUMBER,
      groups: [3, 3],
    }
    return [
      checkedTaxId({ ...facts, example: '988077917', icd: '0192', eas: '0192', derive }, norwegian),
    ]
  }
  if (country === 'DK') {
    const derive = [{ from: 'vat', take: (vat: string) => vat }]
    const facts = { ...register, label: 'CVR-nr.', name: COMPANY_NUMBER, prefix: 'DK' }
    return [
      taxId(
        { ...facts, example: 'DK13585628', icd: '0184', eas: '0184', derive },
        withoutLeadingZero(stdnumCheck(cvr, 'DK')),
      ),
    ]
  }
  if (country === 'FI') return [finnishRegistration()]
  if (country === 'IS') return [icelandicRegistration()]
  const facts = { ...register, label: 'Company number', name: REGISTER_NUMBER }
  return [unknownTaxId({ ...facts, example: '12345678' })]
}

const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city', 'subdivision'],
  required: ['line1', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}', '{subdivision}'],
}
