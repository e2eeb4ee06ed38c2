import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import type { Related } from '../document/facts-store.ts'
import { type InvoiceView, viewOf } from '../document/present.ts'
import { SNAPSHOT_FORMAT } from '../document/snapshot.ts'
import type { DraftFacts } from './draft-facts-store.ts'
import type { Issued } from './issue-request.ts'

/** The page of an invoice that was issued just now, from what was read and written, without reading it again. */
export function presentIssued(
  context: AppContext,
  facts: DraftFacts,
  { at, row: issue }: Issued,
): InvoiceView {
  const { totals } = issue
  const row = {
    ...facts.row,
    period: issue.period,
    seq: issue.seq,
    number: issue.number,
    agreed_reference: issue.agreedReference,
    frozen: issue.frozen,
    frozen_format: SNAPSHOT_FORMAT,
    issue_date: issue.issueDate,
    due_date: issue.dueDate,
    net_minor: totals.net,
    tax_minor: totals.tax,
    gross_minor: totals.gross,
    payable_minor: totals.payable,
    customer_name: issue.customerName,
    customer_country: issue.customerCountry,
    issued_at: at,
    issued_by: issue.personId,
    version: issue.version + 1,
    updated_at: at,
  }
  const issuedEvent = {
    id: issue.eventId,
    at,
    kind: 'issued',
    detail: { number: issue.number },
    by: facts.personName,
  }
  const related: Related = {
    documents: issue.documents.map(document => ({
      kind: document.kind,
      fileName: document.fileName,
      size: document.size,
      sha256: hex(document.sha256),
    })),
    payLinkId: issue.payLinkId,
    payments: [],
    undecided: [],
    failedRefunds: [],
    family: [],
    quote: facts.related.quote,
    journal: issue.journal,
    events: [...facts.related.events, issuedEvent],
    scheduledMails: [],
  }
  return viewOf(context, { ...facts, row, related })
}
