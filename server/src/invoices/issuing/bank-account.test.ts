import { createBankAccount } from '@bordereau/contract/company'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, drafted } from '../testing.ts'

describeWithDatabase('the bank account on a document', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let zlotyAccount: string
  let secondEuroAccount: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    // aCompany creates a default account in euros.
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    zlotyAccount = await anAccount('PLN', 'PL61109010140000071219812874')
    secondEuroAccount = await anAccount('EUR', 'DE89370400440532013000')
  })
  afterAll(() => at.close())

  async function anAccount(currency: string, iban: string): Promise<string> {
    const account = await owner.must(createBankAccount, {
      query: { workspaceId },
      body: {
        accountName: '',
        bankName: '',
        iban,
        bic: '',
        accountNumber: '',
        bankCode: '',
        currency,
        upiId: '',
        isDefault: false,
      },
    })
    return account.id
  }

  const ibanOnDraft = async (currency: string, bankAccountId: string | null) => {
    const invoice = await drafted(
      owner,
      workspaceId,
      aDraft(customerId, { currency, bankAccountId }),
    )
    return invoice.bankAccount?.iban
  }

  test('is the one chosen, else one in its currency before the default, else the default', async () => {
    expect(await ibanOnDraft('PLN', null)).toBe('PL61109010140000071219812874')
    expect(await ibanOnDraft('PLN', secondEuroAccount)).toBe('DE89370400440532013000')
    expect(await ibanOnDraft('EUR', null)).toBe('FR7630006000011234567890189')
    expect(await ibanOnDraft('EUR', zlotyAccount)).toBe('PL61109010140000071219812874')
    expect(await ibanOnDraft('USD', null)).toBe('FR7630006000011234567890189')
  })
})
