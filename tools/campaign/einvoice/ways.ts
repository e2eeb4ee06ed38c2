import { beginDeposit, correctInvoice } from '@bordereau/contract/corrections'
import { createDraft, creditInvoice, getInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { createQuote, invoiceQuote, sendQuote } from '@bordereau/contract/quotes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { ApiResponse, Visitor } from '../../../e2e/visitor.ts'
import { type Invoice, call, issue, value } from './api.ts'
import type { Random } from './random.ts'

/** How a document comes about: from a draft, from an accepted quote, as a deposit, as the final invoice after one. */
export const WAYS = ['draft', 'quote', 'deposit', 'final', 'self_billed'] as const
export type Way = (typeof WAYS)[number]

export function wayOf(random: Random): Way {
  if (random.chance(60)) return 'draft'
  return random.pick(WAYS)
}

export type Work = {
  readonly url: () => string
  readonly owner: Visitor
  readonly workspaceId: string
}

/** The draft that is to be issued, or the refusal on the way to it. */
export async function draftBy(work: Work, way: Way, draft: Draft): Promise<ApiResponse> {
  const { owner, workspaceId } = work
  if (way === 'quote') return draftOfQuote(work, draft)
  const type = way === 'self_billed' ? { type: 'self_billed_invoice' as const } : {}
  const drafted = await call(owner, createDraft, { workspaceId }, { draft: { ...draft, ...type } })
  if (drafted.status >= 400 || (way !== 'deposit' && way !== 'final')) return drafted
  const query = { workspaceId, invoiceId: String(drafted.body['id']) }
  const share = { by: 'percent', percent: decimal('30') } as const
  const deposit = await call(owner, beginDeposit, query, { share })
  if (deposit.status >= 400 || way === 'deposit') return deposit
  const issued = await issue(owner, workspaceId, deposit)
  // The rules that the deposit violates are those of the whole document.
  if (!issued.ok) return drafted
  await pay(work, issued.value)
  return call(owner, getInvoice, query)
}

/** A final invoice sets off paid deposits only. */
async function pay({ owner, workspaceId }: Work, { id, draft, open }: Invoice): Promise<void> {
  await value(
    owner,
    recordPayment,
    { workspaceId },
    {
      customerId: draft.customerId ?? '',
      date: new Date().toISOString().slice(0, 10),
      currency: draft.currency,
      amount: open,
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [{ invoiceId: id, amount: open }],
    },
  )
}

async function draftOfQuote({ url, owner, workspaceId }: Work, draft: Draft): Promise<ApiResponse> {
  const offered: Draft = { ...draft, validity: { by: 'days', days: 30 }, prepaid: decimal('0') }
  const created = await call(owner, createQuote, { workspaceId }, { draft: offered })
  if (created.status >= 400) return created
  const query = { workspaceId, quoteId: String(created.body['id']) }
  const version = Number(created.body['version'])
  const sent = await call(owner, sendQuote, query, { version })
  if (sent.status >= 400) return sent
  const { pathname } = new URL(linkOf(sent))
  await fetch(`${url()}${pathname}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Grace+Hopper&signature=',
    redirect: 'manual',
  })
  const { invoiceId } = await value(owner, invoiceQuote, query, {})
  return call(owner, getInvoice, { workspaceId, invoiceId })
}

function linkOf({ body }: ApiResponse): string {
  const revisions: unknown = body['revisions']
  return Array.isArray(revisions) ? String(Object(revisions[0]).link) : ''
}

/** What is done with an issued document in some cases: credited in whole or in part, raised or replaced. */
export async function correctionOf(
  { owner, workspaceId }: Work,
  random: Random,
  invoice: Invoice,
): Promise<ApiResponse | undefined> {
  const query = { workspaceId, invoiceId: invoice.id }
  const reason = 'Returned'
  if (random.chance(16)) return call(owner, creditInvoice, query, { reason })
  if (random.chance(8)) {
    const [line] = invoice.draft.lines
    const lines = line ? [{ lineId: line.id, quantity: decimal('1') }] : []
    return call(owner, creditInvoice, query, { reason, lines })
  }
  if (random.chance(15)) {
    const type = random.pick(['debit_note', 'corrected_invoice'] as const)
    return call(owner, correctInvoice, query, { type, reason })
  }
  return undefined
}
