import { describe, expect, test } from 'vitest'
import { ZERO } from '../../money/decimal.ts'
import { specimenProfile } from '../../testing/draft.ts'
import { addressLines } from '../address.ts'
import type { PrintedDocument } from '../paper.ts'
import { partyOf } from '../party-of.ts'
import { countryRules } from '../rules.ts'
import { taxOf } from '../../tax/tax-of.ts'

const { paper, taxes } = countryRules('IN')
if (!paper) throw new Error('India has no paper')

const withGstin = (value: string) => specimenProfile('IN', { taxIds: [{ kind: 'gstin', value }] })
const seller = partyOf(withGstin('27AAPFU0939F1ZV'), 'seller')
const registered = partyOf(withGstin('27AABCU9603R1ZN'), 'buyer')
const consumer = partyOf(specimenProfile('IN'), 'buyer')

function lineTax(key: string) {
  const offered = taxes.find(tax => tax.key === key)
  if (!offered) throw new Error(`no tax ${key}`)
  const tax = taxOf(offered, 'en')
  return { ...tax, rate: tax.rate ?? ZERO }
}

const documentOf = (keys: readonly string[], change: Partial<PrintedDocument> = {}) => ({
  type: 'invoice' as const,
  setsOffDeposits: false,
  seller,
  buyer: registered,
  taxes: keys.map(lineTax),
  ...change,
})

describe('a document of an Indian seller', () => {
  test.each([
    // CGST Act 2017, s. 31 (1), and zero-rated exports; s. 31 (3) (c) with s. 2 (47); rule 46A.
    [['standard'], registered, 'Tax invoice'],
    [['standard'], consumer, 'Tax invoice'],
    [['reverse_charge'], registered, 'Tax invoice'],
    [['export'], registered, 'Tax invoice'],
    [['exempt'], registered, 'Bill of supply'],
    [['zero', 'outside_scope'], consumer, 'Bill of supply'],
    [['composition'], consumer, 'Bill of supply'],
    [['standard', 'exempt'], registered, 'Tax invoice'],
    [['standard', 'exempt'], consumer, 'Invoice-cum-bill of supply'],
  ])('with %j is called by law', (keys, buyer, title) => {
    expect(paper.title(documentOf(keys, { buyer }))?.en).toBe(title)
  })

  test('is no tax invoice without a GSTIN, nor as a credit note or a final invoice', () => {
    const unregistered = partyOf(specimenProfile('IN'), 'seller')
    expect(paper.title(documentOf(['standard'], { seller: unregistered }))).toBeUndefined()
    expect(paper.signatory(documentOf(['standard'], { seller: unregistered }))).toBeUndefined()
    expect(paper.title(documentOf(['standard'], { type: 'credit_note' }))).toBeUndefined()
    expect(paper.title(documentOf(['standard'], { setsOffDeposits: true }))).toBeUndefined()
    expect(paper.signatory(documentOf(['standard'], { type: 'credit_note' }))?.en).toBe(
      'Authorised signatory',
    )
  })

  test('has the prescribed words at its top: rule 48 (1) (a) and (2) (a), rule 5 (1) (f)', () => {
    const topOf = (...keys: string[]) => paper.statements(documentOf(keys)).map(({ en }) => en)
    expect(topOf('standard')).toEqual(['ORIGINAL FOR RECIPIENT'])
    expect(topOf('exempt')).toEqual([])
    expect(topOf('composition')).toEqual([
      'composition taxable person, not eligible to collect tax on supplies',
    ])
  })

  test.each([
    // CGST Rules 2017, rule 48 (1) and (2).
    [['standard'], ['8471', '998314'], ['DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER']],
    [['standard'], ['998314'], ['DUPLICATE FOR SUPPLIER']],
    [['exempt'], ['8471'], []],
    [['composition'], ['8471'], []],
  ])(
    'with %j of %j has copies %j, each with its mark in place of the original’s',
    (keys, codes, marks) => {
      const document = documentOf(keys)
      const copies = paper.copies.filter(copy => copy.appliesTo(document, codes))
      const tops = copies.map(copy => paper.statements(document, copy).map(({ en }) => en))
      expect(tops).toEqual(marks.map(mark => [mark]))
    },
  )

  test.each([
    [11_800n, 'Rupees One Hundred Eighteen Only'],
    [0n, 'Rupees Zero Only'],
    [2_000n, 'Rupees Twenty Only'],
    [10_000n, 'Rupees One Hundred Only'],
    [10_000_000n, 'Rupees One Lakh Only'],
    [5n, 'Rupees Zero and Paise Five Only'],
    [
      12_345_678_950n,
      'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Paise Fifty Only',
    ],
    [10_000_000_000_000n, 'Rupees Ten Thousand Crore Only'],
    [-2_000_00n, 'Minus Rupees Two Thousand Only'],
  ])('states %s paise in words', (amount, words) => {
    expect(paper.amountInWords(amount, 'INR')).toBe(words)
    expect(paper.amountInWords(amount, 'USD')).toBeUndefined()
  })

  test('names the state with its code: rule 46 (e) and (o)', () => {
    const { address } = specimenProfile('IN', {
      address: { ...specimenProfile('IN').address, subdivision: 'MH' },
    })
    expect(addressLines(address, { from: 'IN', language: 'en' }).at(-1)).toBe('Maharashtra (27)')
  })
})
