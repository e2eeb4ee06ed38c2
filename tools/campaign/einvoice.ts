import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBankAccount, createCompany, updateCompany } from '@bordereau/contract/company'
import { createCustomer } from '@bordereau/contract/customers'
import type { Endpoint, InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import { getDocument } from '@bordereau/contract/invoice-files'
import { createDraft, creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { signUp } from '@bordereau/contract/session'
import { DOCUMENT_FORMATS } from '@bordereau/domain/document-format'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyKind } from '@bordereau/domain/party/party'
import { newDataDir, removeDataDir, startApp } from '../../e2e/running-app.ts'
import { type ApiResponse, type Visitor, expectOk, visitor } from '../../e2e/visitor.ts'
import { type Parties, draftFor } from './einvoice/drafts.ts'
import { BUYERS, SELLERS, accountOf, profileOf } from './einvoice/parties.ts'
import { type Random, randomFrom } from './einvoice/random.ts'

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

type Company = { readonly workspaceId: string; readonly profile: ReturnType<typeof profileOf> }

async function openCompany(owner: Visitor, random: Random, country: string): Promise<Company> {
  const profile = profileOf(random, country, 'seller')
  const { legalName } = profile
  const made = await value(owner, createCompany, {}, { country, legalName })
  const { workspaceId, version } = made
  await value(owner, updateCompany, { workspaceId }, { version, profile, setUp: true })
  await value(owner, createBankAccount, { workspaceId }, accountOf(country))
  return { workspaceId, profile }
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

/** One document for a new customer, and in some cases the credit note for it. */
async function oneDocument(options: Campaign, company: Company, id: number): Promise<Done> {
  const { owner, random } = options
  const { workspaceId } = company
  const seller = company.profile.address.country
  const { profile, customerId } = await openCustomer(options, company)
  const parties = { seller: company.profile, buyer: profile }
  const draft = draftFor(random, parties, customerId, new Date().toISOString().slice(0, 10))
  const base = { id, seller, buyer: profile.address.country }
  const failed = { ...base, kind: 'invoice', files: [], document: { ...parties, draft } }
  const drafted = await call(owner, createDraft, { workspaceId }, { draft })
  if (drafted.status >= 400) return { ...failed, refused: [reasonOf(drafted)] }
  const first = await issue(owner, workspaceId, drafted)
  if (!first.ok) return { ...failed, refused: first.rules }
  const query = { workspaceId, invoiceId: first.value.id }
  const credit = random.chance(22)
    ? await call(owner, creditInvoice, query, { reason: 'Returned' })
    : undefined
  const second = credit && credit.status < 400 ? await issue(owner, workspaceId, credit) : undefined
  const last = second?.ok ? second.value : first.value
  await saveFiles(options, workspaceId, last, id)
  return {
    ...base,
    kind: last.kind,
    files: last.documents.map(document => document.kind),
    refused: second && !second.ok ? second.rules : [],
  }
}

async function openCustomer({ owner, random }: Campaign, company: Company) {
  const { workspaceId } = company
  // A third of the sales are domestic, the most common case.
  const country = random.chance(33) ? company.profile.address.country : random.pick(BUYERS)
  const kind = random.pick<PartyKind>(['business', 'business', 'business', 'person', 'government'])
  const profile = profileOf(random, country, 'business_buyer', kind)
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
  invoice: ResponseOf<typeof issueInvoice>,
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

type Issued =
  | { readonly ok: true; readonly value: ResponseOf<typeof issueInvoice> }
  | { readonly ok: false; readonly rules: readonly string[] }

async function issue(owner: Visitor, workspaceId: string, drafted: ApiResponse): Promise<Issued> {
  const { id, version } = drafted.body
  const query = { workspaceId, invoiceId: String(id) }
  const response = await call(owner, issueInvoice, query, { version: Number(version) })
  if (response.status < 400) return { ok: true, value: shaped(issueInvoice, response) }
  const detail = response.body['detail']
  const findings: unknown =
    typeof detail === 'object' && detail !== null && 'findings' in detail
      ? detail.findings
      : undefined
  if (!Array.isArray(findings)) return { ok: false, rules: [reasonOf(response)] }
  return { ok: false, rules: [...new Set(findings.map(finding => String(finding.code)))] }
}

const reasonOf = ({ status, body }: ApiResponse): string =>
  `${status} ${String(body['refusal'] ?? '')} ${JSON.stringify(body['detail'] ?? '')}`.slice(0, 200)

function call<E extends Endpoint>(
  owner: Visitor,
  endpoint: E,
  query: Readonly<Record<string, string>>,
  body?: InputOf<E['request']>,
): Promise<ApiResponse> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => query[name] ?? '')
  return owner.send(endpoint.method, path, body)
}

async function value<E extends Endpoint>(
  owner: Visitor,
  endpoint: E,
  query: Readonly<Record<string, string>>,
  body?: InputOf<E['request']>,
): Promise<ResponseOf<E>> {
  const response = await call(owner, endpoint, query, body)
  if (response.status >= 400) throw new Error(`${endpoint.name}: ${reasonOf(response)}`)
  return shaped(endpoint, response)
}

function shaped<E extends Endpoint>(endpoint: E, { body }: ApiResponse): ResponseOf<E> {
  return endpoint.response?.parse(body) as ResponseOf<E>
}

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
