import {
  archiveBankAccount,
  createBankAccount,
  createCompany,
  createSeries,
  deleteCompany,
  getCompany,
  getLogo,
  deleteLogo,
  listBankAccounts,
  listExchangeRates,
  listSeries,
  putExchangeRate,
  putLogo,
  updateBankAccount,
  updateCompany,
  updateSeries,
} from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { decimal } from '@bordereau/domain/money/decimal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { lockInvoice } from '../invoices/document/store.ts'
import { issueDraft } from '../invoices/issuing/issue.ts'
import { aCompany, aCustomer, aDraft, drafted } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { jpeg, jpegHeaders, png } from '../documents/testing-images.ts'

const ACCOUNT = {
  accountName: '',
  bankName: '',
  iban: '',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: '',
  upiId: '',
  isDefault: false,
}

describeWithDatabase('a company', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    const { workspaceId } = await owner.must(createCompany, {
      body: { country: 'FR', legalName: 'Atelier' },
    })
    query = { workspaceId }
  })
  afterAll(() => at.close())

  test('begins with its country’s defaults and a series for each kind of document', async () => {
    expect(await owner.must(getCompany, { query })).toMatchObject({
      currency: 'EUR',
      language: 'fr',
      timeZone: 'Europe/Paris',
      dueDays: 30,
      pricesIncludeTax: false,
      sells: 'both',
      setUp: false,
      sample: false,
      hasLogo: false,
      version: 1,
    })
    const { series } = await owner.must(listSeries, { query })
    expect(series.map(one => [one.kind, one.nextNumber, one.isDefault, one.used])).toEqual([
      ['invoice', 'F2026-0001', true, false],
      ['credit_note', 'A2026-0001', true, false],
      ['quote', 'D2026-0001', true, false],
    ])
    const unknown = await owner.call(createCompany, { body: { country: 'XX', legalName: 'X' } })
    expect(unknown).toMatchObject({ status: 400, refusal: 'bad_request' })
  })

  test('is saved by version, so that a concurrent change is refused', async () => {
    const { version } = await owner.must(getCompany, { query })
    const saved = await owner.must(updateCompany, {
      query,
      body: { version, dueDays: 14, sells: 'goods', setUp: true },
    })
    expect(saved).toMatchObject({ dueDays: 14, sells: 'goods', setUp: true, version: version + 1 })
    const outdated = await owner.call(updateCompany, { query, body: { version, dueDays: 60 } })
    expect(outdated).toMatchObject({ status: 409, refusal: 'changed_meanwhile' })
    expect((await owner.must(getCompany, { query })).dueDays).toBe(14)
  })

  test('reports an invalid tax id and stores valid ones normalised', async () => {
    const { profile, version } = await owner.must(getCompany, { query })
    const wrong = [{ kind: 'vat', value: 'FR 40 303 265 046' }]
    const reply = await owner.call(updateCompany, {
      query,
      body: { version, profile: { ...profile, taxIds: wrong } },
    })
    expect(reply).toMatchObject({ status: 422, refusal: 'tax_id_invalid', detail: { kind: 'vat' } })
    const right = [
      { kind: 'siren', value: '303 265 045' },
      { kind: 'siret', value: ' ' },
    ]
    const saved = await owner.must(updateCompany, {
      query,
      body: { version, profile: { ...profile, taxIds: right } },
    })
    expect(saved.profile.taxIds).toEqual([{ kind: 'siren', value: '303265045' }])
  })

  test('refuses scripts as links and invalid time zones, and takes no other field from a page', async () => {
    const { version } = await owner.must(getCompany, { query })
    const links = [{ network: 'web', url: 'javascript:alert(1)' }]
    const script = { brand: 'paypal', url: 'javascript:alert(1)' } as const
    const twice = { brand: 'visa', url: '' } as const
    for (const body of [
      { socialLinks: links },
      { acceptedBrands: [script] },
      { acceptedBrands: [twice, twice] },
      { timeZone: 'Mars/Olympus' },
    ]) {
      const reply = await owner.call(updateCompany, { query, body: { version, ...body } })
      expect(reply).toMatchObject({ status: 400, refusal: 'bad_request' })
    }
    const extra = { sample: true, hasLogo: true, workspaceId: query.workspaceId, country: 'US' }
    const saved = await owner.must(updateCompany, {
      query,
      body: { version, footer: 'x', ...extra },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(saved).toMatchObject({ sample: false, hasLogo: false, footer: 'x' })
  })

  test('stores accepted cards and wallets with their links', async () => {
    const { version } = await owner.must(getCompany, { query })
    const acceptedBrands = [
      { brand: 'visa', url: '' },
      { brand: 'paypal', url: 'https://paypal.example/atelier' },
    ] as const
    await owner.must(updateCompany, {
      query,
      body: { version, acceptedBrands: [...acceptedBrands] },
    })
    expect(await owner.must(getCompany, { query })).toMatchObject({ acceptedBrands })
  })

  test('accepts an image as logo, and serves it in a sandbox', async () => {
    const bytes = png(40, 20)
    const put = (file: Uint8Array, mediaType = 'image/png') =>
      owner.call(putLogo, { query, file: { bytes: file, mediaType } })
    expect(await put(bytes, 'application/octet-stream')).toMatchObject({ value: { hasLogo: true } })
    const logo = await owner.call(getLogo, { query })
    expect(Buffer.compare(logo.bytes, bytes)).toBe(0)
    expect(logo.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining('attachment'),
    })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await put(svg)).toMatchObject({ status: 415, refusal: 'not_an_image' })
    expect(await put(png(4001, 1))).toMatchObject({ status: 413, refusal: 'image_too_large' })
    expect(await put(Buffer.alloc(1_000_001))).toMatchObject({ refusal: 'image_too_large' })
    expect(await put(jpegHeaders(10, 10), 'image/jpeg')).toMatchObject({ refusal: 'not_an_image' })
    expect(await put(jpeg(10, 10), 'image/jpeg')).toMatchObject({ value: { hasLogo: true } })
    await owner.must(deleteLogo, { query })
    expect(await owner.call(getLogo, { query })).toMatchObject({ status: 404 })
  })

  test('has one default account after accounts are added, changed and archived', async () => {
    const create = (body: Partial<typeof ACCOUNT>) =>
      owner.must(createBankAccount, { query, body: { ...ACCOUNT, ...body } })
    const first = await create({ iban: 'fr76 3000 6000 0112 3456 7890 189', bic: 'agrifrpp' })
    expect(first).toMatchObject({
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
      isDefault: true,
    })
    const second = await create({ accountNumber: '12345', currency: 'USD', isDefault: true })
    const third = await create({ upiId: 'atelier@bank' })
    const defaults = async () =>
      (await owner.must(listBankAccounts, { query })).accounts.filter(one => one.isDefault)
    expect((await defaults()).map(one => one.id)).toEqual([second.id])
    const { id, ...fields } = second
    await owner.must(updateBankAccount, {
      query: { ...query, bankAccountId: id },
      body: { ...fields, isDefault: false },
    })
    expect((await defaults()).map(one => one.id)).toEqual([second.id])
    await owner.must(archiveBankAccount, { query: { ...query, bankAccountId: second.id } })
    expect((await defaults()).map(one => one.id)).toEqual([first.id])
    const { accounts } = await owner.must(listBankAccounts, { query })
    expect(accounts.map(one => one.id)).toEqual([first.id, third.id])
  })

  test.each([
    [{ iban: 'FR7630006000011234567890188' }, 'iban_invalid'],
    [{ iban: 'FR7630006000011234567890189', bic: 'X' }, 'bic_invalid'],
    [{}, 'account_missing'],
  ])('refuses the account %j', async (body, refusal) => {
    const reply = await owner.call(createBankAccount, { query, body: { ...ACCOUNT, ...body } })
    expect(reply).toMatchObject({ status: 422, refusal })
  })

  test.each([
    ['US', 'USD', '021000021', '021000022'],
    ['IN', 'INR', 'HDFC0001234', 'HDFC1001234'],
    ['GB', 'GBP', '20-00-00', '2000'],
  ])('in %s validates bank codes', async (country, currency, right, wrong) => {
    const own = await owner.must(createCompany, { body: { country, legalName: country } })
    const create = (bankCode: string) =>
      owner.call(createBankAccount, {
        query: { workspaceId: own.workspaceId },
        body: { ...ACCOUNT, accountNumber: '1', bankCode, currency },
      })
    expect((await create(right)).ok).toBe(true)
    expect(await create(wrong)).toMatchObject({ refusal: 'bank_code_invalid' })
  })

  test('refuses illegal and duplicate number patterns', async () => {
    const create = (pattern: string) =>
      owner.call(createSeries, {
        query,
        body: { kind: 'invoice', name: 'Export', pattern, isDefault: false },
      })
    expect(await create('{YYYY}')).toMatchObject({
      refusal: 'pattern_invalid',
      detail: { code: 'no_sequence' },
    })
    expect(await create('f{YYYY}-{seq:2}')).toMatchObject({ status: 409, refusal: 'pattern_taken' })
    const created = await create('EXP-{YYYY}-{seq:3}')
    expect(created).toMatchObject({ value: { nextNumber: 'EXP-2026-001', isDefault: false } })
  })

  test('continues another system’s numbers, and makes another series the default', async () => {
    const { series } = await owner.must(listSeries, { query })
    const [standard, other] = series.filter(one => one.kind === 'invoice')
    const seriesId = other?.id ?? ''
    const body = { name: 'Export', pattern: 'EXP-{YYYY}-{seq:3}', isDefault: true, nextSeq: 118 }
    const saved = await owner.must(updateSeries, { query: { ...query, seriesId }, body })
    expect(saved).toMatchObject({ nextNumber: 'EXP-2026-118', isDefault: true })
    const after = (await owner.must(listSeries, { query })).series
    expect(after.find(one => one.id === standard?.id)?.isDefault).toBe(false)
  })

  test('stores rates in its own currency, and deletes them when that changes', async () => {
    const put = (currency: string, rate: string) =>
      owner.call(putExchangeRate, {
        query,
        body: { currency, date: '2026-11-20', rate },
      })
    expect(await put('USD', '0')).toMatchObject({ refusal: 'rate_not_positive' })
    expect(await put('EUR', '1')).toMatchObject({ refusal: 'own_currency' })
    await put('USD', '0.91')
    await put('USD', '0.920')
    const { rates } = await owner.must(listExchangeRates, { query })
    expect(rates).toEqual([{ currency: 'USD', date: '2026-11-20', rate: decimal('0.92') }])
    const { version } = await owner.must(getCompany, { query })
    await owner.must(updateCompany, { query, body: { version, currency: 'CHF' } })
    expect((await owner.must(listExchangeRates, { query })).rates).toEqual([])
  })

  test('is deleted while it has issued nothing', async () => {
    const own = await owner.must(createCompany, { body: { country: 'DE', legalName: 'Kurz' } })
    const deleted = { workspaceId: own.workspaceId }
    await owner.must(deleteCompany, { query: deleted })
    expect(await owner.call(getCompany, { query: deleted })).toMatchObject({ refusal: 'not_found' })
    const left = (await owner.must(getMe)).workspaces.map(workspace => workspace.id)
    expect(left).toContain(query.workspaceId)
    expect(left).not.toContain(own.workspaceId)
  })

  test('is not deleted when a document of it is being issued', async () => {
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const { id } = await drafted(owner, workspaceId, aDraft(customerId))
    const waiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(engine.db.kysely)
      return rows.length
    }
    const [deleted] = await inWorkspace(engine.db, { workspaceId }, async tx => {
      const row = await lockInvoice(tx, workspaceId, id)
      if (!row) throw new Error('no draft')
      const issuer = { personId: null, seriesId: undefined, confirmDateJump: false }
      expect(await issueDraft(tx, at.context, row, issuer)).toMatchObject({ ok: true })
      const deletion = owner.call(deleteCompany, { query: { workspaceId } })
      await expect.poll(waiting, { timeout: 120_000 }).toBe(1)
      return [deletion] as const
    })
    expect(await deleted).toMatchObject({ status: 409, refusal: 'has_issued_documents' })
  })
})
