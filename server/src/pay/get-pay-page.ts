import { getPayPage } from '@bordereau/contract/pay'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { type Tx, inWorkspace } from '../db/database.ts'
import { openPayLink } from '../invoices/document/pay-link.ts'
import { findLinkedInvoice } from '../invoices/document/pay-link-store.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { type InvoiceRow, addEvent, lockInvoice, updateIssued } from '../invoices/document/store.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { notify } from '../notifications/notify.ts'
import { providerModes } from '../payments/provider-access.ts'
import { type PayFacts, payFacts } from './facts.ts'
import { offeredFiles } from './files.ts'
import { payPage } from './page.ts'
import { htmlPage, linkEnded } from './public-page.ts'
import { loadCollection } from './collection.ts'
import { filesOfDocument, paymentFacts, settledWithoutMoney } from './store.ts'

export const getPayPageRoute = publicRoute(
  getPayPage,
  async ({ context, query, head, acceptLanguage }) => {
    const link = openPayLink(context, query.token)
    const page = link
      ? await inWorkspace(
          context.db,
          link,
          tx =>
            loadPage(tx, context, link, {
              path: `/pay/${query.token}`,
              lang: query.lang,
              isView: !head,
            }),
          { repeatable: true, isRead: true },
        )
      : undefined
    return respond(
      page ? htmlPage(payPage(page.facts), 200) : linkEnded({ ...query, acceptLanguage }),
    )
  },
)

type Visit = {
  readonly path: string
  /** Undefined or null: that of the document. */
  readonly lang: string | null | undefined
  /** False for a HEAD request, which does not count as viewing. */
  readonly isView: boolean
}

/** The data of the document that an active link opens; the first view is recorded. */
export async function loadPage(
  tx: Tx,
  context: AppContext,
  link: { readonly workspaceId: string; readonly linkId: string },
  visit: Visit,
): Promise<
  | { readonly facts: PayFacts; readonly invoiceId: string; readonly customerId: string | null }
  | undefined
> {
  const { workspaceId } = link
  const row = await findLinkedInvoice(tx, workspaceId, link.linkId)
  if (!row || row.frozen === null) return undefined
  const [seller, { accounts, hasCollection, ...paid }, settled, files] = await Promise.all([
    loadSeller(tx, workspaceId),
    paymentFacts(tx, workspaceId, row.id),
    settledWithoutMoney(tx, workspaceId, row.id),
    filesOfDocument(tx, workspaceId, row.id),
  ])
  const collection = hasCollection ? await loadCollection(tx, workspaceId, row.id) : null
  const facts = payFacts(context, {
    modes: providerModes(context, accounts, seller.sample),
    row,
    seller,
    language: textLanguageOf(visit.lang ?? row.language),
    path: visit.path,
    now: today(context.clock, seller.timeZone),
    ...paid,
    collection,
    ...settled,
    formats: offeredFiles(context.formats, files),
  })
  if (visit.isView) await recordFirstView(tx, row, context.clock.now())
  return { facts, invoiceId: row.id, customerId: row.customer_id }
}

/** Records the first view; later visits neither lock nor write the document. */
async function recordFirstView(tx: Tx, invoice: InvoiceRow, at: Date): Promise<void> {
  if (invoice.viewed_at) return
  const row = await lockInvoice(tx, invoice.workspace_id, invoice.id)
  if (row) await noteVisit(tx, row, at)
}

/** Sets viewed_at of a locked document, adds the timeline entry and notifies. Does nothing when viewed before. */
export async function noteVisit(tx: Tx, row: InvoiceRow, at: Date): Promise<void> {
  if (row.viewed_at) return
  await Promise.all([
    updateIssued(tx, row.workspace_id, row.id, { viewed_at: at }, at),
    addEvent(tx, row.workspace_id, { invoiceId: row.id, kind: 'viewed', personId: null, at }),
  ])
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
