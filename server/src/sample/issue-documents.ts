import type { Decimal } from '@bordereau/domain/money/decimal'
import { decimal } from '@bordereau/domain/money/decimal'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { creditInFull, creditLines } from '@bordereau/domain/invoice/credit'
import { newPayLink } from '../invoices/document/pay-link.ts'
import { accountNamed } from '../invoices/document/parties-store.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { draftRowOf } from '../invoices/drafts/write-draft.ts'
import { type Checked, checkDraft } from '../invoices/issuing/check-draft.ts'
import { type ComposedIssue, composeIssue } from '../invoices/issuing/compose-issue.ts'
import { storeFiles, writeFiles } from '../invoices/issuing/make-documents.ts'
import { issueRows } from '../invoices/issuing/record-issues.ts'
import { type SeriesState, type TakenNumber, takeNumber } from '../invoices/issuing/series-state.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { draftOf } from './draft.ts'
import type { Parties } from './parties.ts'
import { type SampleDocument, creditNoteOf } from './sample-document.ts'
import type { Step } from './timeline.ts'
import { unwrap } from './unwrap.ts'

/** The series of the company by kind of document. */
export type SeriesByKind = { readonly invoice: SeriesState; readonly credit_note: SeriesState }

type Planned = {
  readonly key: string
  readonly id: string
  readonly at: Date
  readonly draft: Draft
  readonly row: DraftRow
  readonly checked: Checked
  readonly taken: TakenNumber
  readonly composed: ComposedIssue
}

/**
 * Issues all documents of the timeline by the same decisions as a request, each at its time, except that they are
 * typeset at once and not yet in the database. Their files are in the archive. Keys are those of the sample data.
 */
export async function issueDocuments(
  context: AppContext,
  parties: Parties,
  series: SeriesByKind,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, SampleDocument>> {
  const planned = planDocuments(context, parties, series, steps)
  const written = await Promise.all(
    planned.map(({ composed }) => writeFiles(context, composed, 'request')),
  )
  const stored = await storeFiles(context.archive, written)
  const made = planned.map((one, i) => {
    const files = stored[i]
    if (files?.status !== 'fulfilled') throw files?.reason
    const { personId } = parties
    return { ...one, invoiceId: one.id, version: 1, personId, documents: files.value }
  })
  const rows = [series.invoice, series.credit_note].flatMap(
    state =>
      issueRows(
        state,
        made.filter(one => seriesOf(series, one.draft) === state),
      ).rows,
  )
  const byId = new Map(rows.map(issue => [issue.invoiceId, issue]))
  return new Map(
    planned.map(({ key, id, at, draft, row, checked }) => {
      const issue = byId.get(id)
      if (!issue) throw new Error(`the document ${key} of the sample was not issued`)
      const unchanged = { sentAt: null, viewedAt: null, remindedAt: null, updatedAt: at }
      return [key, { id, draft, row, checked, issue, settled: 0n, credited: 0n, ...unchanged }]
    }),
  )
}

function seriesOf(series: SeriesByKind, { kind }: Draft): SeriesState {
  return series[kind]
}

function planDocuments(
  context: AppContext,
  parties: Parties,
  series: SeriesByKind,
  steps: readonly Step[],
): Planned[] {
  const states = { ...series }
  const planned = new Map<string, Planned>()
  for (const step of steps) {
    const next = draftOfStep(parties, planned, step)
    if (!next) continue
    const { key, draft } = next
    const buyer = draft.customerId === null ? undefined : parties.buyers.get(draft.customerId)
    const bankAccount = accountNamed(parties.accounts, draft)
    const past = { ...context, clock: step.clock }
    const facts = { draft, seller: parties.seller, buyer, bankAccount, vatProof: null }
    const checked = unwrap(checkDraft(past, facts))
    const { taken, after } = unwrap(takeNumber(past, states[draft.kind], checked, true, NONE))
    states[draft.kind] = after
    const at = step.clock.now()
    const composed = composeIssue(
      checked,
      taken.number,
      at,
      newPayLink(context, parties.workspaceId, draft),
    )
    const row = unwrap(draftRowOf(draft, buyer))
    planned.set(key, { key, id: newId(), at, draft, row, checked, taken, composed })
  }
  return [...planned.values()]
}

const NONE: ReadonlySet<string> = new Set()

/** The draft that an event issues, undefined for other events. */
function draftOfStep(
  parties: Parties,
  planned: ReadonlyMap<string, Planned>,
  { event, document, day }: Step,
): { readonly key: string; readonly draft: Draft } | undefined {
  if (event.do === 'issued') return { key: document.key, draft: draftOf(parties, document, day) }
  if (event.do !== 'credited') return undefined
  const invoice = planned.get(document.key)
  if (!invoice) throw new Error(`the sample has no invoice ${document.key} yet`)
  const quantity = event.quantity === undefined ? undefined : decimal(event.quantity)
  return { key: creditNoteOf(document.key), draft: creditNote(invoice, event.reason, quantity) }
}

/** For a quantity of the first line, or for the whole invoice. */
function creditNote(invoice: Planned, reason: string, quantity: Decimal | undefined): Draft {
  const { id: invoiceId, draft, checked, taken } = invoice
  const document = { invoiceId, number: taken.number, issueDate: checked.issueDate, draft }
  const [first] = draft.lines
  return unwrap(
    quantity === undefined || !first
      ? creditInFull(document, reason, newId)
      : creditLines(document, [{ lineId: first.id, quantity }], reason, newId),
  )
}
