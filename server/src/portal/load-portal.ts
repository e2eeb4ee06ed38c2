import { documentTitle } from '@bordereau/domain/invoice/document-title'
import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { payerStatusOf } from '@bordereau/domain/payment/status'
import { textIn } from '@bordereau/domain/text/text'
import { creditOf } from '../customers/balance-store.ts'
import type { Tx } from '../db/database.ts'
import { payLinkUrl } from '../invoices/document/pay-link.ts'
import { type InvoiceRow, asDate, openOfRow, statusFactsOf } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { listUndecided } from '../mandates/collection-store.ts'
import { type MandateRow, listMandateRows, methodOf } from '../mandates/store.ts'
import { offeredFiles } from '../pay/files.ts'
import { listUndecidedParts } from '../payments/refund-part-store.ts'
import { quoteLinkUrl } from '../quotes/link.ts'
import type { PortalDocument, PortalFacts } from './facts.ts'
import { type PayableRow, payableGroups } from './payable.ts'
import {
  type OpenQuote,
  documentPage,
  filesAndLinks,
  openInvoices,
  openQuotes,
  openSums,
  accompanyingOf,
} from './store.ts'
import type { Visit } from './visit.ts'

/** Everything that the portal shows. `after`: the cursor of an earlier page of documents. */
export async function loadPortal(
  tx: Tx,
  context: AppContext,
  visit: Visit,
  { after, said }: { readonly after: string | undefined; readonly said: PortalFacts['said'] },
): Promise<PortalFacts> {
  const { workspaceId, customerId, seller, language, path, signInPath, customer } = visit
  const now = today(context.clock, seller.timeZone)
  const page = await documentPage(tx, visit, after)
  const ids = page.rows.map(row => row.id)
  const beside = await filesAndLinks(tx, workspaceId, ids)
  const open = await payableInvoices(tx, visit)
  return {
    language,
    path,
    signInPath,
    seller,
    customer,
    sums: await sumsOf(tx, { workspaceId, customerId }, now),
    payable: await payableGroups(tx, context, visit, open, now),
    documents: page.rows.map(row => documentOf(context, visit, row, beside, now)),
    next: page.next,
    isFirst: after === undefined,
    accompanying: presentAccompanying(await accompanyingOf(tx, visit), seller.timeZone),
    quotes: presentQuotes(context, await openQuotes(tx, visit, now)),
    mandates: presentMandates(await listMandateRows(tx, visit), seller.timeZone),
    said,
  }
}

/**
 * Not those of which the result of a collection is awaited: another payment would be the second one. Of those that will be
 * collected, on which day.
 */
async function payableInvoices(tx: Tx, visit: Visit): Promise<readonly PayableRow[]> {
  const open = await openInvoices(tx, visit)
  const ids = open.map(({ id }) => id)
  const undecided = await listUndecided(tx, visit.workspaceId, ids)
  const asked = await listUndecidedParts(tx, visit.workspaceId, ids)
  const isAsked = new Set(asked.map(part => part.invoice_id))
  const collections = new Map(undecided.map(one => [one.invoice_id, one]))
  return open.flatMap((row): readonly PayableRow[] => {
    const collection = collections.get(row.id)
    // It was not said yet whether a refund of it is still owed.
    if (isAsked.has(row.id)) return []
    if (!collection) return [{ row, collectedOn: null }]
    return collection.status === 'planned' ? [{ row, collectedOn: localDate(collection.day) }] : []
  })
}

async function sumsOf(
  tx: Tx,
  key: { readonly workspaceId: string; readonly customerId: string },
  now: LocalDate,
): Promise<PortalFacts['sums']> {
  const sums = await openSums(tx, key, now)
  const credits = await creditOf(tx, key.workspaceId, key.customerId)
  const currencies = new Set([...sums, ...credits].map(({ currency }) => currency))
  return [...currencies].toSorted().map(currency => {
    const { open = 0n, overdue = 0n } = sums.find(one => one.currency === currency) ?? {}
    const credit = credits.find(one => one.currency === currency)?.minor ?? 0n
    return { currency, open, overdue, credit }
  })
}

function documentOf(
  context: AppContext,
  { seller, language, workspaceId }: Visit,
  row: InvoiceRow,
  beside: Awaited<ReturnType<typeof filesAndLinks>>,
  now: LocalDate,
): PortalDocument {
  const sign = isShownNegative(row.kind, seller.profile.address.country) ? -1n : 1n
  const files = beside.files.filter(one => one.invoice_id === row.id)
  const link = beside.links.find(one => one.invoice_id === row.id)
  return {
    id: row.id,
    kind: row.kind,
    title: documentTitle(textIn(language).paper, { type: row.type, setsOffDeposits: false }),
    number: row.number ?? '',
    currency: row.currency,
    amount: sign * row.payable_minor,
    open: sign * openOfRow(row),
    status: payerStatusOf(statusFactsOf(row), now),
    issueDate: asDate(row.issue_date),
    dueDate: asDate(row.due_date),
    formats: offeredFiles(context.formats, files),
    link: link ? payLinkUrl(context, workspaceId, link.id) : null,
  }
}

function presentMandates(rows: readonly MandateRow[], timeZone: string): PortalFacts['mandates'] {
  return rows
    .filter(({ status }) => status === 'active')
    .map(row => ({
      id: row.id,
      method: methodOf(row),
      since: wallTimeOf(row.agreed_at, timeZone).day,
      mode: row.mode,
    }))
}

function presentAccompanying(
  rows: Awaited<ReturnType<typeof accompanyingOf>>,
  timeZone: string,
): PortalFacts['accompanying'] {
  return rows.map(({ id, kind, number, created_at }) => ({
    id,
    kind,
    number,
    madeOn: wallTimeOf(created_at, timeZone).day,
  }))
}

function presentQuotes(context: AppContext, rows: readonly OpenQuote[]): PortalFacts['quotes'] {
  return rows.map(row => ({
    number: row.number ?? '',
    amount: row.gross_minor,
    currency: row.currency,
    validUntil: asDate(row.valid_until),
    link: quoteLinkUrl(context, row.workspace_id, row.revision_id),
  }))
}
