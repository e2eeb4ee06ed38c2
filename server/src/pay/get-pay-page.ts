import { getPayPage } from '@bordereau/contract/pay'
import { TEXT_LANGUAGES, textLanguageOf } from '@bordereau/domain/text/text'
import { type Tx, inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/pay-link.ts'
import { findPayLink } from '../invoices/pay-link-store.ts'
import { loadSeller } from '../invoices/parties-store.ts'
import {
  type InvoiceRow,
  addEvent,
  findInvoice,
  lockInvoice,
  updateLife,
} from '../invoices/store.ts'
import { type FileAnswer, answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { publicRoute } from '../lib/route.ts'
import { notify } from '../notifications/notify.ts'
import { type PayFacts, payFacts } from './facts.ts'
import { endedPage, payPage } from './page.ts'
import { lastPaidOn, settledByNotes } from './store.ts'

export const getPayPageRoute = publicRoute(
  getPayPage,
  async ({ house, query, head, acceptLanguage }) => {
    const link = openPayLink(house, query.token)
    const asked = query.lang === undefined ? undefined : textLanguageOf(query.lang)
    const facts = link
      ? await inWorkspace(house.db, link, tx =>
          receive(tx, house, link, { path: `/pay/${query.token}`, language: asked, looks: !head }),
        )
      : undefined
    if (!facts) return answer(pageOf(endedPage(asked ?? preferred(acceptLanguage)), 404))
    return answer(pageOf(payPage(facts), 200))
  },
)

function pageOf(body: string, status: number): FileAnswer {
  return { body, mediaType: 'text/html; charset=utf-8', status }
}

type Visit = {
  readonly path: string
  readonly language: string | undefined
  /** Not so who only asks whether the page is there. */
  readonly looks: boolean
}

/** The facts of the document behind a link in force; the first visit is noted as viewed. */
async function receive(
  tx: Tx,
  house: House,
  link: { readonly workspaceId: string; readonly linkId: string },
  visit: Visit,
): Promise<PayFacts | undefined> {
  const invoiceId = await findPayLink(tx, link.workspaceId, link.linkId)
  const row = invoiceId && (await findInvoice(tx, link.workspaceId, invoiceId))
  if (!row || row.frozen === null) return undefined
  const seller = await loadSeller(tx, link.workspaceId)
  const facts = payFacts({
    row,
    seller,
    language: visit.language ?? textLanguageOf(row.language),
    path: visit.path,
    now: today(house.clock, seller.timeZone),
    paidOn: await lastPaidOn(tx, link.workspaceId, row.id),
    byNotes: await settledByNotes(tx, link.workspaceId, row.id),
  })
  if (visit.looks) await noteFirstVisit(tx, row, house.clock.now())
  return facts
}

/** Only the first visit writes, and only it locks the document: whoever comes later waits for nobody. */
async function noteFirstVisit(tx: Tx, seen: InvoiceRow, at: Date): Promise<void> {
  if (seen.viewed_at) return
  const row = await lockInvoice(tx, seen.workspace_id, seen.id)
  if (row) await noteVisit(tx, row, at)
}

/** The first visit makes the document seen. */
export async function noteVisit(tx: Tx, row: InvoiceRow, at: Date): Promise<void> {
  if (row.viewed_at) return
  await updateLife(tx, row.workspace_id, row.id, { viewed_at: at }, at)
  await addEvent(tx, row.workspace_id, { invoiceId: row.id, kind: 'viewed', personId: null, at })
  await notify(tx, row.workspace_id, [
    {
      kind: 'viewed',
      subjectId: row.id,
      actorId: null,
      about: {
        invoiceId: row.id,
        invoiceNumber: row.number ?? '',
        customerName: row.customer_name,
      },
      at,
    },
  ])
}

/** The first language of the browser that we speak. */
function preferred(acceptLanguage: string): string {
  const tags = acceptLanguage.split(',').map(part => part.split(';')[0]?.trim().split('-')[0] ?? '')
  return tags.find(tag => TEXT_LANGUAGES.some(known => known === tag)) ?? 'en'
}
