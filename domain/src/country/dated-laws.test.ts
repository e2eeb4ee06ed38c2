import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { taxesOn } from '../tax/tax-of.ts'
import { specimenProfile } from '../testing/draft.ts'
import { COUNTRIES } from './countries.ts'
import type { LegalNoteContext } from './country.ts'
import { countryRules } from './rules.ts'
import { type Law, lawOn } from './settlement.ts'

const [BEFORE, AFTER] = [localDate('2026-12-31'), localDate('2027-01-01')]

const articleOn = (country: string, key: string, day: typeof BEFORE) =>
  taxesOn(countryRules(country).taxes, day).find(tax => tax.key === key)?.article

/* The unified text of Italy: each old article with its new one. */
test.each([
  ['standard', 'art. 16 DPR 633/1972', 'art. 34 D.Lgs. 10/2026'],
  [
    'reverse_charge',
    'art. 7-ter DPR 633/1972, art. 196 direttiva 2006/112/CE',
    'art. 17 D.Lgs. 10/2026, art. 196 direttiva 2006/112/CE',
  ],
  ['intra_community', 'art. 41 DL 331/1993', 'art. 39 D.Lgs. 10/2026'],
  ['export', 'art. 8 DPR 633/1972', 'art. 45 D.Lgs. 10/2026'],
  ['outside_scope', 'art. 7-ter DPR 633/1972', 'art. 17 D.Lgs. 10/2026'],
  ['outside_scope_consumer', 'art. 7-septies DPR 633/1972', 'art. 22 D.Lgs. 10/2026'],
  ['exempt', 'art. 10 DPR 633/1972', 'art. 37 D.Lgs. 10/2026'],
  ['reverse_charge_domestic', 'art. 17, c. 6 DPR 633/1972', 'art. 64, c. 6 D.Lgs. 10/2026'],
  ['margin_travel', 'art. 74-ter DPR 633/1972', 'art. 141 D.Lgs. 10/2026'],
  ['margin_second_hand', 'art. 36 DL 41/1995', 'art. 143 D.Lgs. 10/2026'],
  ['margin_art', 'art. 36 DL 41/1995', 'art. 143 D.Lgs. 10/2026'],
  ['excluded', 'art. 15 DPR 633/1972', 'art. 29 D.Lgs. 10/2026'],
  ['export_san_marino', 'art. 71 DPR 633/1972', 'art. 50 D.Lgs. 10/2026'],
  ['small_business', 'art. 1, c. 54-89 L. 190/2014', 'art. 1, c. 54-89 L. 190/2014'],
])('Italy, %s: %s, then %s', (key, before, after) => {
  expect([articleOn('IT', key, BEFORE), articleOn('IT', key, AFTER)]).toEqual([before, after])
})

const REPEALED = /DPR 633|DL 331|DL 41\/1995 art\. 36|DL 83\/2012|art\. 21/

describe('from 2027 on no Italian document cites what was repealed', () => {
  const { buyerDetails, selfBilling, taxPoints, legalNotes } = countryRules('IT')
  const context: LegalNoteContext = {
    kind: 'invoice',
    seller: specimenProfile('IT'),
    buyer: specimenProfile('FR'),
    currency: 'EUR',
    taxes: [{ category: 'O', rate: null, exemptionCode: '', exemptionReason: '' }],
    delivered: true,
    deliveryAddress: null,
    hasCashDiscount: false,
    supplies: ['services'],
  }
  const laws: readonly (Law | undefined)[] = [
    buyerDetails,
    buyerDetails?.number,
    buyerDetails?.simplified,
    selfBilling,
    taxPoints?.payment?.note,
    ...legalNotes(context),
  ]
  test.each(laws.map((law, i) => [i, law] as const))('law %i', (_, law) => {
    if (!law) throw new RangeError('a law is missing')
    expect(lawOn(law, BEFORE).law).toMatch(REPEALED)
    expect(lawOn(law, AFTER).law).toMatch(/^art\. \d+ D\.Lgs\. 10\/2026/)
  })

  test('nor do its taxes, whose words are those of the new text', () => {
    const taxes = taxesOn(countryRules('IT').taxes, AFTER)
    const texts = taxes.flatMap(({ article = '', name, reason }) => [
      article,
      name['it'] ?? '',
      reason?.['it'] ?? '',
    ])
    expect(texts.filter(text => REPEALED.test(text) || /intracomunitari/.test(text))).toEqual([])
    const reason = taxesOn(countryRules('IT').taxes, AFTER).find(
      ({ key }) => key === 'intra_community',
    )?.reason
    expect(reason?.['it']).toContain('cessione intraunionale')
    expect(taxPoints?.payment?.later?.note.text['it']).toBe(
      'IVA per cassa, art. 132 D.Lgs. 10/2026',
    )
  })
})

/** A key that a line or an item has must be found on each day of the change. */
test('a tax that is renumbered keeps its key, category and rate', () => {
  for (const { code } of COUNTRIES) {
    const facts = (day: typeof BEFORE) =>
      taxesOn(countryRules(code).taxes, day).map(
        ({ key, category, rate }) => `${key} ${category} ${rate}`,
      )
    const lost = facts(BEFORE).filter(tax => !facts(AFTER).includes(tax))
    expect([code, lost]).toEqual([code, LOST[code] ?? []])
  }
})

/** What rests on art. 199a of the directive, which ends with 2026. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  FR: ['reverse_charge_telecoms AE 0', 'reverse_charge_energy AE 0'],
}

test.each([
  ['reverse_charge_domestic', 'art. 283-2 nonies du CGI', 'art. 199 directive 2006/112/CE'],
  ['reverse_charge_scrap', 'art. 283-2 sexies du CGI', 'art. 199, 1, d) directive 2006/112/CE'],
  ['reverse_charge_telecoms', 'art. 283-2 octies du CGI', undefined],
  ['reverse_charge_energy', 'art. 283-2 quinquies du CGI', undefined],
])('France, %s: %s, then %s', (key, before, after) => {
  expect([articleOn('FR', key, BEFORE), articleOn('FR', key, AFTER)]).toEqual([before, after])
})
