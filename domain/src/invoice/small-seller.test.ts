import { describe, expect, test } from 'vitest'
import { partyOf } from '../country/party-of.ts'
import { taxIdErrors, taxIdsOf } from '../country/tax-ids.ts'
import { taxIdKindsOf } from '../country/legal-form.ts'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { PartyProfile } from '../party/party.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { compose } from './compose.ts'

function sellerOn(seller: PartyProfile, ...categories: readonly TaxCategoryCode[]) {
  const lines = categories.map(category =>
    specimenLine({
      id: category,
      tax: {
        category,
        rate: decimal(category === 'S' ? '20' : '0'),
        exemptionCode: '',
        exemptionReason: category === 'S' ? '' : 'Exempt',
      },
    }),
  )
  return compose({
    draft: specimenDraft({ lines }),
    number: '1',
    issueDate: localDate('2026-11-20'),
    seller,
    buyer: specimenProfile('FR', { kind: 'person' }),
    bankAccount: null,
    specification: '',
    businessProcess: '',
  }).seller
}

const SIREN = { kind: 'siren', value: '303265045' }

/** BR-E-02 wants a number of the tax (BT-31 or BT-32) on an exempt invoice; a micro-entrepreneur has a SIREN only. */
describe('the tax number of a French seller', () => {
  const seller = specimenProfile('FR', { taxIds: [SIREN] })

  test('is its SIREN where it supplies without VAT', () => {
    expect(sellerOn(seller, 'E')).toMatchObject({
      vatId: '',
      taxRegistration: '303265045',
      legalRegistration: { id: '303265045' },
    })
    expect(sellerOn(seller, 'E', 'E').taxRegistration).toBe('303265045')
  })

  test.each([['S'], ['AE'], ['K'], ['G'], ['E', 'S']] as const)(
    'is asked for on a document of %s and %s: the law wants its VAT number there',
    (...categories) => {
      expect(sellerOn(seller, ...categories).taxRegistration).toBe('')
    },
  )

  test('is its VAT number alone, if it has one', () => {
    const vat = { kind: 'vat', value: 'FR40303265045' }
    const registered = specimenProfile('FR', { taxIds: [SIREN, vat] })
    expect(sellerOn(registered, 'E')).toMatchObject({
      vatId: 'FR40303265045',
      taxRegistration: '',
    })
  })
})

test('a number of another register is no tax number', () => {
  const dutch = specimenProfile('NL', { taxIds: [{ kind: 'kvk', value: '12345678' }] })
  expect(sellerOn(dutch, 'E').taxRegistration).toBe('')
})

/** Afbuchhaltung.org, of BMF-010219/0342-VI/4/2013: an Austrian small business has no number for VAT. */
describe('a small business of a member state without a folder of its own', () => {
  const number = { kind: 'tax', value: '12-345/6789' }
  const small = specimenProfile('AT', { taxIds: [number] })

  test('states the number of its tax office, as it is written', () => {
    expect(taxIdErrors(small, 'seller')).toEqual([])
    expect(partyOf(small, 'seller')).toMatchObject({ vatId: '', taxRegistration: '12-345/6789' })
  })

  test('is asked for it as long as it charges no tax; no buyer is', () => {
    const keysOf = (...asked: [side: 'seller' | 'buyer', chargesTax?: boolean]) =>
      taxIdKindsOf(specimenProfile('AT'), ...asked).map(({ key }) => key)
    expect(keysOf('seller')).toContain('tax')
    expect(keysOf('seller', true)).not.toContain('tax')
    expect(keysOf('buyer')).not.toContain('tax')
  })

  test('has it refused when it is no number at all', () => {
    for (const value of ['x', '-12', '12;34', `1${'2'.repeat(30)}`]) {
      const profile = specimenProfile('IE', { taxIds: [{ kind: 'tax', value }] })
      expect([value, taxIdErrors(profile, 'seller')]).toEqual([
        value,
        [{ kind: 'tax', code: 'wrong_format' }],
      ])
    }
    expect(taxIdsOf(small).map(({ kind }) => kind.key)).toEqual(['tax'])
  })
})
