// @vitest-environment happy-dom
import { getCompany } from '@bordereau/contract/company'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { reply, serve } from '../../testing/network.ts'
import { COMPANY } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useNewItemValues } from './use-new-item-values.ts'
import { ratesOf, useOfferedTaxes } from './use-offered-taxes.ts'

/** Not the default of the countries below: a new item has it once the company is loaded. */
const LOADED = 'XAF'

beforeEach(() => queryClient.clear())

/** What is offered to a company at this address, once that is loaded. */
async function offered(address: Partial<typeof COMPANY.profile.address>) {
  const profile = { ...COMPANY.profile, address: { ...COMPANY.profile.address, ...address } }
  serve(reply(getCompany, { ...COMPANY, profile, currency: LOADED }))
  const use = () => ({ rates: ratesOf(useOfferedTaxes()), newItem: useNewItemValues() })
  const { value } = renderInWorkspace(use, '/w/1', { country: profile.address.country })
  await until(() => expect(value().newItem.prices).toMatchObject([{ currency: LOADED }]))
  return value()
}

test('the rates of the company’s country are offered, each once, the highest first', async () => {
  const { rates, newItem } = await offered({ country: 'FR' })
  const numbers = rates.map(Number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
  expect(rates).toEqual(expect.arrayContaining(['20', '5.5', '0']))
  expect(newItem).toMatchObject({ taxCategory: 'S', taxRate: '20' })
})

test('a company in the Canary Islands is offered their rates, not those of the mainland', async () => {
  const { rates, newItem } = await offered({ country: 'ES', postCode: '35001' })
  expect(rates).toContain('7')
  expect(rates).not.toContain('21')
  expect(newItem).toMatchObject({ taxCategory: 'L', taxRate: '7' })
})
