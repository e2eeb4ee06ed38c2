import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBankAccount, createCompany, updateCompany } from '@bordereau/contract/company'
import { createCustomer } from '@bordereau/contract/customers'
import { getDocument } from '@bordereau/contract/invoice-files'
import { signUp } from '@bordereau/contract/sign-up'
import { localDate } from '@bordereau/domain/date'
import { DOCUMENT_FORMATS } from '@bordereau/domain/document-format'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyKind } from '@bordereau/domain/party/party'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { type Invoice, call, issue, value } from './einvoice/api.ts'
import { agreedAccounts, attachmentsOf } from './einvoice/beside.ts'
import { type Parties, draftFor } from './einvoice/drafts.ts'
import { BUYERS, SELLERS, accountOf, profileOf } from './einvoice/parties.ts'
import { type Random, randomFrom } from './einvoice/random.ts'
import { correctionOf, draftBy, wayOf } from './einvoice/ways.ts'

export const summary =
  'random lawful documents of eleven countries through the API of a real server, for the official validators (--documents 400, --out FOLDER, --sellers FR,DE)'

/**
 * Random documents through the API of a running server, for the publishers' validators: writes their files and one JSON
 * line per document into a folder, and prints what was issued and what was refused by which rule.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      documents: { type: 'string', default: '400' },
      out: { type: 'string', default: 'einvoice-campaign' },
      sellers: { type: 'string', default: SELLERS.join(',') },
    },
  })
  mkdirSync(values.out, { recursive: true })
  const dataDir = newDataDir()
  const server = await startApp({ dataDir })
  try {
    const tally = await campaign({
      owner: visitor(() => server.url),
      url: () => server.url,
      random: randomFrom(Number(values.seed)),
      sellers: values.sellers.split(','),
      documents: Number(values.documents),
      out: values.out,
    })
    print(tally)
    return 0
  } catch (error) {
    console.log(server.log())
    throw error
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
}

type Campaign = {
  readonly owner: Visitor
  readonly url: () => string
  readonly random: Random
  readonly sellers: readonly string[]
  readonly documents: number
  readonly out: string
}

type Tally = {
  readonly issued: Map<string, number>
  readonly files: Map<string, number>
  readonly refused: Map<string, number>
}

async function campaign(options: Campaign): Promise<Tally> {
  const { owner, random, sellers, documents } = options
  await expectOk(
    call(owner, signUp, {}, { name: 'Ada', email: 'ada@example.com', password: 'ink on 7 sheets' }),
  )
  const tally: Tally = { issued: new Map(), files: new Map(), refused: new Map() }
  const lines: string[] = []
  let count = 0
  for (let companies = 0; count < documents; companies += 1) {
    const country = sellers[companies % sellers.length] ?? 'FR'
    const company = await openCompany(owner, random, country)
    for (let i = 0; i < 10 && count < documents; i += 1) {
      const done = await oneDocument(options, company, count)
      lines.push(JSON.stringify(done))
      for (const rule of done.refused) add(tally.refused, rule)
      if (done.files.length === 0) continue
      count += 1
      add(tally.issued, `${done.seller} ${done.kind}`)
      for (const kind of done.files) add(tally.files, kind)
    }
    writeFileSync(join(options.out, 'documents.jsonl'), `${lines.join('\n')}\n`)
  }
  return tally
}

type Company = {
  readonly workspaceId: string
  readonly profile: ReturnType<typeof profileOf>
  /** Accounts beside the default one. */
  readonly accounts: readonly string[]
}

async function openCompany(owner: Visitor, random: Random, country: string): Promise<Company> {
  const profile = profileOf(random, country, 'seller')
  const { legalName } = profile
  const made = await value(owner, createCompany, {}, { country, legalName })
  const { workspaceId, version } = made
  await value(owner, updateCompany, { workspaceId }, { version, profile, setUp: true })
  await value(owner, createBankAccount, { workspaceId }, accountOf(country))
  return { workspaceId, profile, accounts: await agreedAccounts(owner, workspaceId) }
}

type Done = {
  readonly id: number
  readonly seller: string
  readonly buyer: string
  readonly kind: string
  readonly files: readonly string[]
  readonly refused: readonly string[]
  /** The refused document, to be validated as well. */
  readonly document?: Parties & { readonly draft: Draft }
}

/** One document for a new customer, and in some cases one that corrects it. */
async function oneDocument(options: Campaign, company: Company, id: number): Promise<Done> {
  const { owner, random, url } = options
  const { workspaceId } = company
  const work = { url, owner, workspaceId }
  const seller = company.profile.address.country
  const { profile, customerId } = await openCustomer(options, company)
  const way = wayOf(random)
  const both = { seller: company.profile, buyer: profile }
  const parties = way === 'self_billed' ? { seller: both.buyer, buyer: both.seller } : both
  const draft = await withMore(options, company, {
    ...draftFor(random, parties, customerId, new Date().toISOString().slice(0, 10)),
  })
  const base = { id, seller, buyer: profile.address.country }
  const failed = { ...base, kind: way, files: [], document: { ...parties, draft } }
  const first = await issue(owner, workspaceId, await draftBy(work, way, draft))
  if (!first.ok) return { ...failed, refused: first.rules }
  const correction = await correctionOf(work, random, first.value)
  const second = correction && (await issue(owner, workspaceId, correction))
  const last = second?.ok ? second.value : first.value
  await saveFiles(options, workspaceId, last, id)
  return {
    ...base,
    kind: way === 'draft' ? last.type : `${last.type} by ${way}`,
    files: last.documents.map(document => document.kind),
    refused: second && !second.ok ? second.rules : [],
  }
}

/** The draft in some cases with another account, and with a file. */
async function withMore(options: Campaign, company: Company, draft: Draft): Promise<Draft> {
  const { owner, random, url } = options
  const [first, ...others] = company.accounts
  const account = first !== undefined && random.chance(15) ? random.pick([first, ...others]) : null
  const attachments = random.chance(15)
    ? await attachmentsOf(url(), owner, company.workspaceId, random)
    : []
  return { ...draft, bankAccountId: account, attachments }
}

async function openCustomer({ owner, random }: Campaign, company: Company) {
  const { workspaceId } = company
  // A third of the sales are domestic, the most common case.
  const country = random.chance(33) ? company.profile.address.country : random.pick(BUYERS)
  const kind = random.pick<PartyKind>(['business', 'business', 'business', 'person', 'government'])
  const bought = profileOf(random, country, 'business_buyer', kind)
  const agreed = { agreedOn: localDate('2026-01-01'), chargesTax: random.chance(70) }
  const profile = kind === 'business' ? { ...bought, selfBilling: agreed } : bought
  const request = {
    profile,
    email: 'buyer@example.com',
    currency: 'EUR',
    language: 'en',
    dueDays: 14,
    buyerReference: '',
    note: '',
  }
  const { id } = await value(owner, createCustomer, { workspaceId }, request)
  return { profile, customerId: id }
}

async function saveFiles(
  { owner, out }: Campaign,
  workspaceId: string,
  invoice: Invoice,
  id: number,
): Promise<void> {
  for (const { kind } of invoice.documents) {
    const query = { workspaceId, invoiceId: invoice.id, kind }
    const { bytes } = await call(owner, getDocument, query)
    writeFileSync(join(out, nameOf(id, kind)), bytes)
  }
}

const extensionOf = (kind: string): string =>
  DOCUMENT_FORMATS.find(format => format.kind === kind)?.extension ?? kind

const nameOf = (id: number, kind: string): string =>
  `${String(id).padStart(5, '0')}.${extensionOf(kind)}`

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function print({ issued, files, refused }: Tally): void {
  const table = (title: string, counts: Map<string, number>) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const rows = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    console.log(
      `${title}: ${total}\n${rows.map(([name, count]) => `  ${count}  ${name}`).join('\n')}`,
    )
  }
  table('issued', issued)
  table('files', files)
  table('refused, by rule', refused)
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
