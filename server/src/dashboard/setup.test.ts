import {
  createBankAccount,
  createCompany,
  getCompany,
  updateCompany,
} from '@bordereau/contract/company'
import { getSetup } from '@bordereau/contract/dashboard'
import { putMailServer } from '@bordereau/contract/mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { FRENCH_COMPANY } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

const ACCOUNT = {
  accountName: 'Claire',
  bankName: '',
  iban: 'FR7630006000011234567890189',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
  isDefault: true,
}

describeWithDatabase('what is left of setting up', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
    query = await owner.must(createCompany, { body: { country: 'FR', legalName: 'Claire' } })
  })
  afterAll(() => context.close())

  const left = async () => {
    const { tasks } = await owner.must(getSetup, { query })
    return tasks.flatMap(({ task, done }) => (done ? [] : [task]))
  }

  test('grows shorter by what is done and by what is put away', async () => {
    expect(await left()).toEqual([
      'company',
      'mail',
      'bank',
      'logo',
      'e_invoicing',
      'customer',
      'invoice',
    ])
    await owner.must(putMailServer, {
      query,
      body: {
        host: 'smtp.example.com',
        port: 465,
        security: 'tls',
        user: '',
        from: 'a@example.com',
      },
    })
    await owner.must(createBankAccount, {
      query,
      body: ACCOUNT,
    })
    const { version } = await owner.must(getCompany, { query })
    await owner.must(updateCompany, {
      query,
      body: { version, profile: FRENCH_COMPANY, setAside: ['logo', 'e_invoicing'] },
    })
    expect(await left()).toEqual(['customer', 'invoice'])
    const { tasks } = await owner.must(getSetup, { query })
    expect(tasks.filter(({ done }) => done).map(({ task }) => task)).toEqual([
      'company',
      'mail',
      'bank',
    ])
  })

  test('has the details of the company as long as no invoice could be issued, or its address is incomplete', async () => {
    const at = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Werk' } })
    const { profile } = await owner.must(getCompany, { query: at })
    const address = { ...profile.address, line1: 'Ring 1', city: 'Hamburg', postCode: '20095' }
    const taxIds = [{ kind: 'vat', value: 'DE136695976' }]
    const isLeftWith = async (changes: Partial<typeof profile>) => {
      const { version } = await owner.must(getCompany, { query: at })
      const body = { version, profile: { ...profile, ...changes } }
      await owner.must(updateCompany, { query: at, body })
      const { tasks } = await owner.must(getSetup, { query: at })
      return tasks.some(({ task, done }) => task === 'company' && !done)
    }
    expect(await isLeftWith({ address })).toBe(true)
    expect(await isLeftWith({ taxIds })).toBe(true)
    expect(await isLeftWith({ address, taxIds })).toBe(false)
  })
})
