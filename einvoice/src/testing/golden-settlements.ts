import { defaultLanguage } from '@bordereau/domain/country/countries'
import { localDate } from '@bordereau/domain/date'
import type { SetOffDeposit } from '@bordereau/domain/invoice/deposits'
import { splitByRate } from '@bordereau/domain/invoice/split-by-rate'
import { countryRules } from '@bordereau/domain/country/rules'
import type { DraftAllowanceCharge, DraftLine } from '@bordereau/domain/invoice/draft'
import { inLanguage } from '@bordereau/domain/local-text'
import { add, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import type { DraftTax, TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { type Golden, composedGolden } from './golden.ts'

const CHANGED = { FI: localDate('2024-10-01'), DE: localDate('2021-02-01') } as const

/** Documents of which the buyer withholds something, that owe a duty, are rounded, offer a discount, or say what their law wants. */
export const GOLDEN_SETTLEMENTS: readonly Golden[] = [
  composedGolden(
    'es-es-irpf',
    profile('ES', 'nif', 'ESB58378431'),
    profile('ES', 'nif', 'ESA28015865'),
    {
      language: 'es',
      lines: [sold('Auditoría', '1000', tax('S', '21'))],
      withholding: { key: 'irpf', rate: decimal('15'), of: 'net' },
    },
  ),
  // Without the buyer's number and up to 400 €: a simplified invoice (RD 1619/2012, arts. 4 y 7).
  composedGolden('es-es-simplified', profile('ES', 'nif', 'ESB58378431'), specimenProfile('ES'), {
    language: 'es',
    lines: [sold('Encuadernación', '330.58', tax('S', '21'))],
  }),
  composedGolden(
    'it-it-ritenuta-cassa-bollo',
    profile('IT', 'piva', 'IT00743110157'),
    profile('IT', 'piva', 'IT00159560366'),
    {
      language: 'it',
      lines: [sold('Perizia medica', '1000', exemptInItaly())],
      allowancesCharges: [
        charge('IT', 'cassa', exemptInItaly()),
        charge('IT', 'bollo', exemptInItaly()),
      ],
      withholding: { key: 'ritenuta', rate: decimal('20'), of: 'net' },
    },
  ),
  composedGolden(
    'gb-gb-cis',
    profile('GB', 'vat', 'GB980780684'),
    profile('GB', 'vat', 'GB434031494'),
    {
      currency: 'GBP',
      language: 'en',
      lines: [
        sold('Installing heating', '1200', tax('S', '20')),
        { ...sold('Boiler', '480', tax('S', '20')), id: 'b', supply: 'goods' },
      ],
      withholding: { key: 'cis', rate: decimal('20'), of: 'services' },
    },
  ),
  composedGolden('in-in-rupee', indian('27AAPFU0939F1ZV'), indian('27AAACR5055K1Z7'), {
    currency: 'INR',
    language: 'en',
    lines: [{ ...sold('Design', '1234.56', tax('S', '18')), classification: '998391' }],
    roundTo: decimal('1'),
  }),
  composedGolden('in-in-tds-tcs', indian('27AAPFU0939F1ZV'), indian('27AAACR5055K1Z7'), {
    currency: 'INR',
    language: 'en',
    lines: [{ ...sold('Scrap', '5000', tax('S', '18')), classification: '7204', supply: 'goods' }],
    allowancesCharges: [
      {
        ...charge('IN', 'tcs', tax('E', '0', 'TCS, Income-tax Act 2025 s. 394')),
        value: { by: 'amount', amount: decimal('59') },
      },
    ],
    withholding: { key: 'tds_contractor', rate: decimal('1'), of: 'net' },
    roundTo: decimal('1'),
  }),
  composedGolden(
    'ch-ch-cash',
    profile('CH', 'vat', 'CHE123456788MWST'),
    profile('CH', 'uid', 'CHE100155212'),
    {
      currency: 'CHF',
      language: 'de',
      lines: [sold('Reparatur', '99.98', tax('S', '8.1'))],
      roundTo: decimal('0.05'),
    },
  ),
  composedGolden(
    'gb-gb-reverse-charge-euro',
    profile('GB', 'vat', 'GB980780684'),
    profile('GB', 'vat', 'GB434031494'),
    {
      language: 'en',
      taxCurrency: { currency: 'GBP', rate: decimal('0.8527') },
      lines: [
        sold('Roofing', '1000', offered('GB', 'reverse_charge')),
        { ...sold('Safety training', '400', offered('GB', 'standard')), id: 'b' },
      ],
    },
  ),
  composedGolden(
    'be-person-renovation',
    profile('BE', 'vat', 'BE0403019261'),
    specimenProfile('BE', { kind: 'person', legalName: 'Anne Peeters' }),
    {
      language: 'fr',
      statements: ['renovation_6'],
      lines: [sold('Toiture', '1000', offered('BE', 'reduced'))],
    },
  ),
  // 300 of 1,000 invoiced in advance before the rate changed: it keeps its rate in Finland; in Germany the final corrects it.
  composedGolden(
    'fi-fi-final-after-change',
    profile('FI', 'vat', 'FI20774740'),
    profile('FI', 'vat', 'FI01120389'),
    {
      language: 'en',
      issueDate: CHANGED.FI,
      deliveryDate: CHANGED.FI,
      ...splitLines('FI', '25.5', advance('24', '72')),
    },
  ),
  composedGolden('de-de-final-after-change', german(), profile('DE', 'vat', 'DE811907980'), {
    language: 'de',
    issueDate: CHANGED.DE,
    deliveryDate: CHANGED.DE,
    ...splitLines('DE', '19', advance('16', '48')),
  }),
  composedGolden('de-authority-skonto', german(), authority(), {
    language: 'de',
    buyerReference: '04011000-1234512345-06',
    lines: [sold('Drucksachen', '1000', tax('S', '19'))],
    paymentTerms: 'Zahlbar binnen 30 Tagen ohne Abzug.',
    cashDiscounts: [
      { days: 14, percent: decimal('2') },
      { days: 7, percent: decimal('3') },
    ],
  }),
]

function sold(name: string, price: string, lineTax: DraftTax): DraftLine {
  return specimenLine({
    name,
    quantity: decimal('1'),
    unit: 'C62',
    price: decimal(price),
    tax: lineTax,
  })
}

function tax(category: TaxCategoryCode, rate: string, exemptionReason = ''): DraftTax {
  return { category, rate: decimal(rate), exemptionCode: '', exemptionReason }
}

function offered(country: string, key: string): DraftTax {
  const found = countryRules(country).taxes.find(each => each.key === key)
  if (!found) throw new Error(`${country} has no tax ${key}`)
  return taxOf(found, 'en')
}

/** Health professions: without VAT by DPR 633/1972 art. 10. */
function exemptInItaly(): DraftTax {
  return tax('E', '0', 'Esente, art. 10 DPR 633/1972')
}

function charge(country: string, key: string, chargeTax: DraftTax): DraftAllowanceCharge {
  const offer = countryRules(country).settlement.charges.find(each => each.key === key)
  if (!offer) throw new Error(`${country} has no charge ${key}`)
  const { value, name, isWithheld } = offer
  const reason = inLanguage(name, defaultLanguage(country))
  return { charge: true, value, reason, reasonCode: '', tax: chargeTax, offer: key, isWithheld }
}

function profile(country: string, kind: string, value: string): PartyProfile {
  return specimenProfile(country, { taxIds: [{ kind, value }] })
}

function indian(gstin: string): PartyProfile {
  const { address, ...rest } = profile('IN', 'gstin', gstin)
  return { ...rest, address: { ...address, subdivision: 'MH', postCode: '400001' } }
}

function german(): PartyProfile {
  return specimenProfile('DE', {
    taxIds: [{ kind: 'vat', value: 'DE136695976' }],
    contact: { name: 'Jonas Weiß', phone: '+49 40 000000', email: 'jonas@nordlicht.example' },
  })
}

/** Reached by its Leitweg-ID, which makes the document an XRechnung. */
function authority(): PartyProfile {
  return specimenProfile('DE', {
    kind: 'government',
    electronicAddress: { id: '04011000-1234512345-06', schemeId: '0204' },
  })
}

function advance(rate: string, due: string): SetOffDeposit {
  const taxable = decimal('300')
  return {
    invoiceId: 'a',
    number: 'F2026-0031',
    issueDate: localDate(rate === '24' ? '2024-08-20' : '2020-11-10'),
    vat: [{ category: 'S', rate: decimal(rate), taxable, tax: decimal(due) }],
    amount: add(taxable, decimal(due)),
  }
}

/** 1,000 at the new rate, with what the law of the state makes of the advance. */
function splitLines(country: keyof typeof CHANGED, rate: string, deposit: SetOffDeposit) {
  const day = CHANGED[country]
  const line = { ...sold('Refit', '100', tax('S', rate)), quantity: decimal('10') }
  const draft = specimenDraft({ deliveryDate: day, lines: [line], deposits: [deposit] })
  const { lines, deposits } = splitByRate(
    draft,
    { place: specimenProfile(country).address, day },
    () => 'rest',
  )
  return { lines, deposits }
}
