import { createBankAccount } from '@bordereau/contract/company'
import type { InputOf } from '@bordereau/contract/endpoint'
import type { DraftAttachment } from '@bordereau/domain/invoice/attachments'
import type { Visitor } from '../../../e2e/visitor.ts'
import { value } from './api.ts'
import { accountOf } from './parties.ts'
import type { Random } from './random.ts'

type Account = InputOf<(typeof createBankAccount)['request']>

/** Accounts whose banks take references by agreement only: KID, OCR, FIK. */
const AGREED: readonly (readonly [string, string, NonNullable<Account['agreement']>])[] = [
  ['NO', 'NOK', { scheme: 'kid_mod10', length: 12 }],
  ['NO', 'NOK', { scheme: 'kid_mod11', length: 9 }],
  ['SE', 'SEK', { scheme: 'ocr', payee: '160-9908' }],
  ['SE', 'SEK', { scheme: 'ocr_length', payee: '160-9908' }],
  ['DK', 'DKK', { scheme: 'fik_71', payee: '81234567' }],
  ['DK', 'DKK', { scheme: 'fik_75', payee: '81234567' }],
]

/** Further accounts of a company; their ids. */
export async function agreedAccounts(owner: Visitor, workspaceId: string): Promise<string[]> {
  const ids: string[] = []
  for (const [country, currency, agreement] of AGREED) {
    const account = { ...accountOf(country), currency, isDefault: false, agreement }
    const { id } = await value(owner, createBankAccount, { workspaceId }, account)
    ids.push(id)
  }
  return ids
}

const FILES: readonly [readonly [string, string], readonly [string, string]] = [
  ['Überstunden & <Liste>.csv', 'hours,name\n8,Ada\n'],
  ['delivery note.pdf', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'],
]

/** BG-24: files uploaded for a document. */
export async function attachmentsOf(
  url: string,
  owner: Visitor,
  workspaceId: string,
  random: Random,
): Promise<DraftAttachment[]> {
  const [name, text] = random.pick(FILES)
  const query = new URLSearchParams({ name })
  const response = await fetch(`${url}/api/workspaces/${workspaceId}/attachments?${query}`, {
    method: 'POST',
    headers: {
      'x-bordereau': '1',
      cookie: owner.cookie(),
      'content-type': 'application/octet-stream',
    },
    body: text,
  })
  if (!response.ok) throw new Error(`uploadAttachment: ${response.status}`)
  const uploaded: unknown = await response.json()
  return [uploaded as DraftAttachment]
}
