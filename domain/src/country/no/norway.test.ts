import { describe, expect, test } from 'vitest'
import { localDate } from '../../date.ts'
import { billableOf } from '../../invoice/billable-of.ts'
import type { Draft } from '../../invoice/draft.ts'
import { notesOf } from '../../invoice/notes-of.ts'
import type { LegalForm } from '../../party/party.ts'
import { specimenDraft, specimenProfile } from '../../testing/draft.ts'
import { homeTaxCurrency } from '../home-tax-currency.ts'
import { partyOf } from '../party-of.ts'

const NUMBER = [{ kind: 'vat', value: 'NO995525828MVA' }]

/**
 * https://info.altinn.no/starte-og-drive/drive-bedrift/krav-til-informasjon-om-foretaket-pa-nettsider-og-forretningsdokumenter/,
 * read on 2026-11-24: AS, ASA and NUF state the word, others of the register may.
 */
describe('the register of a Norwegian seller', () => {
  test.each([
    ['Fjell AS', undefined, 'Foretaksregisteret'],
    ['Fjell ASA', undefined, 'Foretaksregisteret'],
    ['Fjell Ltd NUF', undefined, 'Foretaksregisteret'],
    ['Fjell as', undefined, 'Foretaksregisteret'],
    ['Kari Nordmann', undefined, ''],
    ['Aslas', undefined, ''],
    ['Fjell AS', 'sole_trader', ''],
    ['Fjell', 'company', 'Foretaksregisteret'],
    ['Fjell', 'association', ''],
  ] as const)('%s, %s: “%s”', (legalName, legalForm: LegalForm | undefined, words) => {
    const profile = specimenProfile('NO', { legalName, legalForm, taxIds: NUMBER })
    const { vatId, taxRegistration } = partyOf(profile, 'seller')
    expect([vatId, taxRegistration]).toEqual(['NO995525828MVA', words])
  })

  test('is not stated of a buyer, nor of a seller elsewhere', () => {
    const company = { legalName: 'Fjell AS', legalForm: 'company' } as const
    expect(partyOf(specimenProfile('NO', company), 'buyer').taxRegistration).toBe('')
    expect(partyOf(specimenProfile('DK', company), 'seller').taxRegistration).toBe('')
  })
})

/** https://revregn.no/journal/2025/1/m-645, read on 2026-11-24: rates of the ECB are accepted like those of Norges Bank. */
test('a Norwegian document in another currency states its VAT in kroner', () => {
  expect(homeTaxCurrency('NO', 'EUR')).toMatchObject({
    currency: 'NOK',
    rule: { required: true, rate: { source: 'ecb', day: 'on_or_before' } },
  })
  expect(homeTaxCurrency('NO', 'NOK')).toBeUndefined()
})

/** https://www.altinn.no/en/start-and-run-business/accounts-and-auditing/accounting/invoices-sales-documentation/ */
test('the day of supply stands on a Norwegian invoice also where it is its own', () => {
  const textsOf = (change: Partial<Draft>): readonly string[] => {
    const draft = specimenDraft({ language: 'en', ...change })
    const seller = specimenProfile('NO')
    const issueDate = localDate('2026-11-20')
    return notesOf({ draft, seller, buyer: seller, issueDate }, billableOf(draft)).map(
      ({ text }) => text,
    )
  }
  expect(textsOf({})).toEqual(['The date of supply is the date of the invoice.'])
  expect(textsOf({ deliveryDate: localDate('2026-11-02') })).toEqual([])
  expect(textsOf({ kind: 'credit_note' })).toEqual([])
  expect(textsOf({ type: 'deposit' })).toEqual([])
})
