import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASTED_BLOCKS, short } from '../testing/pasted-blocks.ts'
import type { Address } from '../party/party.ts'
import { addressLines } from './address.ts'
import { type PastedParty, readPastedParty } from './pasted-party.ts'
import { countriesWithPostCodes } from './pasted-place.ts'
import { countryRules } from './rules.ts'

test.each(PASTED_BLOCKS)('a pasted text is taken apart: $text', ({ home, text, read }) => {
  expect(short(readPastedParty(text, home))).toBe(read)
})

test('the table has more than sixty texts of more than twelve countries', () => {
  const countries = PASTED_BLOCKS.map(({ read }) => read.split(' | ')[3])
  expect(PASTED_BLOCKS.length).toBeGreaterThan(60)
  expect(new Set(countries).size).toBeGreaterThan(12)
})

test.each([
  'Muster GmbH',
  'Zielona Kawka Sp. z o.o.',
  'Smith, Jones & Partners',
  'Wagner, Weber und Klein, Steuerberater',
  'PL5260250274',
  'First line\nsecond line\nthird line',
  '  \n\n ',
  `Muster GmbH\nHauptstr. 5\n10115 Berlin\n${'and so on '.repeat(250)}`,
])('what is no address stays a name: %s', text => {
  expect(readPastedParty(text, 'FR')).toBeUndefined()
})

test('the country of a company stays what it was founded with', () => {
  const text = 'Claire Dubois EI\n12 rue des Arts\n69002 Lyon\nclaire@dubois.de'
  expect(readPastedParty(text, 'FR', ['FR'])?.address).toMatchObject({
    line1: '12 rue des Arts',
    postCode: '69002',
    city: 'Lyon',
    country: 'FR',
  })
  const abroad = 'Muster GmbH\nHauptstr. 5\n10115 Berlin\nDeutschland'
  expect(readPastedParty(abroad, 'FR', ['FR'])?.address.country).toBe('FR')
})

describe('for any text', () => {
  const line = fc.oneof(
    fc.constantFrom(...PASTED_BLOCKS.flatMap(({ text }) => text.split('\n'))),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.stringMatching(/^[a-zé]{1,9}$|^\d{1,7}$/), { maxLength: 4 })
      .map(words => words.join(' ')),
  )
  const text = fc.array(line, { minLength: 2, maxLength: 9 }).map(lines => lines.join('\n'))

  test('no word of it is lost', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...countriesWithPostCodes()), (pasted, home) => {
        const party = readPastedParty(pasted, home)
        if (party === undefined) return
        const found = compact(textOf(party))
        const lost = wordsOf(pasted).filter(word => !found.includes(compact(word)))
        expect(lost.filter(word => !isUnderstood(word))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('every field is a text that can be stored', () => {
    const anything = fc
      .array(fc.string({ unit: 'binary', maxLength: 40 }))
      .map(parts => parts.join('\n'))
    fc.assert(
      fc.property(fc.oneof(anything, text), pasted => {
        const party = readPastedParty(`${pasted}\n12 rue des Arts\n69002 Lyon`, 'FR')
        for (const part of party === undefined ? [] : partsOf(party)) {
          expect(part).toBe(part.trim())
          expect(part.isWellFormed()).toBe(true)
          // oxlint-disable-next-line no-control-regex -- what no column holds
          expect(part).not.toMatch(/[\u0000-\u001f\u007f]/)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('an address as paper has it is read back, in every country whose post codes are known', () => {
  const country = fc.constantFrom(...countriesWithPostCodes())
  const number = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(country, number, fc.nat(), (code, building, pick) => {
      const { postCode, subdivision } = countryRules(code).address
      const options = subdivision?.options ?? []
      const address: Address = {
        line1: `Mill Lane ${building}`,
        line2: '',
        line3: '',
        city: 'Springfield',
        postCode: postCode?.example ?? '',
        // Paper of the other countries leaves the region out.
        subdivision: isPrinted(code) ? (options[pick % options.length]?.code ?? '') : '',
        country: code,
      }
      const lines = addressLines(address, { from: 'AQ', language: 'en' })
      expect(readPastedParty(['Miller Ltd', ...lines].join('\n'), 'AQ')).toMatchObject({
        legalName: 'Miller Ltd',
        address,
        rest: [],
      })
    }),
    { numRuns: 1000 },
  )
})

const isPrinted = (country: string): boolean =>
  countryRules(country).address.lines.some(line => line.includes('{subdivision}'))

function partsOf({ address, contactName, ...party }: PastedParty): readonly string[] {
  return [
    ...Object.values(address),
    contactName,
    party.legalName,
    party.phone,
    ...party.emails,
    ...party.rest,
    ...party.taxIds.map(({ value }) => value),
  ]
}

/** With what stands for a state or a number, which is stored by its code. */
function textOf(party: PastedParty): string {
  const { country, subdivision } = party.address
  const state = countryRules(country).address.subdivision?.options.find(
    ({ code }) => code === subdivision,
  )
  return [...partsOf(party), state?.name ?? ''].join(' ')
}

const compact = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Labels, closings and the names of countries, which the fields say instead. */
const UNDERSTOOD: ReadonlySet<string> = new Set(
  wordsOf(
    `Mit freundlichen Grüßen Cordialement Kind regards Cordiali saluti Met vriendelijke groet Bill to
     À l'attention de Tel Tél tel kom Mobile T E UID Nr USt IdNr TVA VAT no BTW DIČ ΑΦΜ NIF NIP REGON KRS SIREN SIRET EIN
     GSTIN PAN P IVA Partita KvK Company No Org nr CVR Y tunnus D F PL I B CH A SE L GB BE CZ
     M Mob Mobil Handy Cel Cell Fon GSM Ph Phone Portable UST UID MwSt IVA Moms MVA ALV CIF DIC GST CRN RCS Org Att Attn
     Attention FAO Atn E M Mail Email Mailto Courriel Correo
     Deutschland Germany FRANCE Polska Poland USA UK India Italia Italy España Spain Nederland Belgique Schweiz Suisse
     Österreich Ireland Norway Sverige Danmark Suomi Portugal Česko Canada Australia Japan United Kingdom States Arab
     Emirates Ελλάδα भारत المملكة العربية السعودية`,
  ).map(compact),
)

function isUnderstood(word: string): boolean {
  return UNDERSTOOD.has(compact(word))
}
