import { expect, test } from 'vitest'
import { SPECIMEN_ACCOUNT } from '../testing/draft.ts'
import { chooseAccount } from './choose-account.ts'

const account = (id: string, currency: string, isDefault = false) => ({
  ...SPECIMEN_ACCOUNT,
  id,
  currency,
  isDefault,
})
const ACCOUNTS = [account('eur', 'EUR'), account('pln', 'PLN', true), account('usd', 'USD')]

test.each([
  ['the one chosen, whatever its currency', { id: 'usd', currency: 'EUR' }, 'usd'],
  ['the first in the currency', { id: null, currency: 'EUR' }, 'eur'],
  ['the first in the currency where the chosen one is gone', { id: 'x', currency: 'USD' }, 'usd'],
  ['the default where no account has the currency', { id: null, currency: 'CHF' }, 'pln'],
])('a document names %s', (_, wanted, id) => {
  expect(chooseAccount(ACCOUNTS, wanted)?.id).toBe(id)
})

test('a document names the first account where none is the default, and none where there is none', () => {
  const wanted = { id: null, currency: 'CHF' }
  expect(chooseAccount([account('eur', 'EUR')], wanted)?.id).toBe('eur')
  expect(chooseAccount([], wanted)).toBeUndefined()
})
