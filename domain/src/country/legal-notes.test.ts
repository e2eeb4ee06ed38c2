import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { LAWS as BE } from './be/legal-notes.ts'
import { SOURCES as CH } from './ch/legal-notes.ts'
import { LAWS as DE } from './de/legal-notes.ts'
import { LAWS as ES } from './es/legal-notes.ts'
import { LAWS as FR } from './fr/legal-notes.ts'
import { SOURCES as GB } from './gb/legal-notes.ts'
import { SOURCES as IN } from './in/legal-notes.ts'
import { LAWS as IT } from './it/legal-notes.ts'
import { LAWS as NL } from './nl/legal-notes.ts'
import { LAWS as PL } from './pl/legal-notes.ts'
import { EU_OBLIGATIONS } from './eu-obligations.ts'
import { SPECIMEN_ACCOUNT, specimenProfile } from '../testing/draft.ts'
import type { LegalNote, LegalNoteContext } from './country.ts'
import { ZERO } from '../money/decimal.ts'
import type { TaxId } from '../party/party.ts'
import { countryRules, paymentCodes } from './rules.ts'

const LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar']
/** Names of taxes and bank codes that are the same in every language, and wording that Indian law prescribes. */
const UNTRANSLATED =
  /^(HST|QST|PST|RST|[CSI]GST|UTGST)$|^GST(\/HST)?( [\d.]+ %)?$|^HST \(|^GST \+ |^IVA \d|^(BSB|IFSC)$|^SUPPLY |^composition taxable|^(DUPLICATE|TRIPLICATE) FOR /

/** Every localised text of a country's rules, by its path. */
function textsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return [{ ...value }]
  return Object.values(value).flatMap(textsOf)
}

test('every text of a country exists in every language of the interface', async () => {
  const obligations = await Promise.all(
    COUNTRIES.map(({ code }) => countryRules(code).obligations()),
  )
  const codes = paymentCodes().map(code => code.description(SPECIMEN_ACCOUNT))
  const texts = textsOf([
    COUNTRIES.map(({ code }) => countryRules(code)),
    obligations,
    codes,
    EU_OBLIGATIONS,
  ])
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.flatMap(text =>
    LANGUAGES.filter(language => !text[language] && !UNTRANSLATED.test(String(text['en']))).map(
      language => `${String(text['en'])}: ${language}`,
    ),
  )
  expect([...new Set(missing)]).toEqual([])
})

/** Every note in the data of a country, and those that its functions give for documents of all kinds. */
function notesOf(country: string): readonly LegalNote[] {
  const rules = countryRules(country)
  const contexts = (['invoice', 'credit_note'] as const).flatMap(kind =>
    (['business', 'government', 'person'] as const).flatMap(buyer =>
      [country, 'US'].map(place =>
        contextOf(kind, country, specimenProfile(place, { kind: buyer })),
      ),
    ),
  )
  return [rules, contexts.map(context => rules.legalNotes(context))].flatMap(notesIn)
}

function contextOf(
  kind: LegalNoteContext['kind'],
  country: string,
  buyer: LegalNoteContext['buyer'],
): LegalNoteContext {
  const tax = { rate: ZERO, exemptionCode: '', exemptionReason: '' }
  return {
    kind,
    seller: specimenProfile(country, { taxIds: examplesOf(country) }),
    buyer,
    currency: 'EUR',
    taxes: (['S', 'AE', 'O', 'E'] as const).map(category => ({ ...tax, category })),
    delivered: false,
    deliveryAddress: null,
    hasCashDiscount: false,
    supplies: ['services'],
  }
}

/** Of a seller with all numbers: some notes are of registered ones. */
function examplesOf(country: string): readonly TaxId[] {
  return countryRules(country).taxIds.map(({ key, example }) => ({ kind: key, value: example }))
}

function notesIn(value: unknown): readonly LegalNote[] {
  if (typeof value !== 'object' || value === null) return []
  return isNote(value) ? [value] : Object.values(value).flatMap(notesIn)
}

function isNote(value: object): value is LegalNote {
  return 'subjectCode' in value && 'text' in value
}

test('every note that a law wants on a document has the address of the law', () => {
  const notes = COUNTRIES.flatMap(({ code }) => notesOf(code))
  expect(new Set(notes.map(({ key }) => key)).size).toBeGreaterThan(20)
  const bare = notes.filter(({ law, url }) => law === '' || new URL(url).protocol !== 'https:')
  expect(bare.map(({ key }) => key)).toEqual([])
})

test.each(
  Object.entries({
    BE: BE.sources,
    CH,
    DE: DE.sources,
    ES: ES.sources,
    FR: FR.sources,
    GB,
    IN,
    IT: IT.sources,
    NL: NL.sources,
    PL: PL.sources,
  }),
)('the articles that documents of %s cite have been read in public', (_, sources) => {
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) expect(new URL(source).protocol).toBe('https:')
})

// DPR 633/1972 art. 21, c. 6, lett. b for exports, DL 331/1993 art. 46, c. 2 for supplies to other member states:
// https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:1993-08-30;331
test.each(['intra_community', 'export', 'export_san_marino'])(
  'an Italian supply without tax says the words of the law: %s',
  key => {
    const offered = countryRules('IT').taxes.find(tax => tax.key === key)
    expect(offered?.reason?.['it']).toMatch(/^Operazione non imponibile: /)
  },
)
