import { deliveryOf } from '../invoices/sending/delivery-facts.ts'
import { dedupeKey } from '../invoices/sending/queue-delivery.ts'
import { payLinkUrl } from '../invoices/document/pay-link.ts'
import type { NewEvent } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import { mailRow } from '../mail/outbox.ts'
import type { Parties } from './parties.ts'
import { type Ledger, creditInvoice, drawCredit, pay, reversePayment } from './ledger.ts'
import { type SampleDocument, creditNoteOf } from './sample-document.ts'
import type { Step } from './timeline.ts'

/** What the events of the sample write, apart from the documents themselves. */
export type Records = {
  readonly ledger: Ledger
  readonly events: NewEvent[]
  readonly mails: SentMail[]
}

export type SentMail = ReturnType<typeof mailRow> & { readonly sent_at: Date }

/** Applies the events of the timeline to the issued documents, as requests do one by one. */
export function applyEvents(
  context: AppContext,
  parties: Parties,
  documents: ReadonlyMap<string, SampleDocument>,
  steps: readonly Step[],
): Records {
  const ledger: Ledger = { documents, payments: [], allocations: [] }
  const records: Records = { ledger, events: [], mails: [] }
  for (const step of steps) {
    const document = documents.get(step.document.key)
    if (!document) throw new Error(`the sample has no invoice ${step.document.key}`)
    apply({ context, parties, records, step, document, at: step.clock.now() })
  }
  return records
}

type Application = {
  readonly context: AppContext
  readonly parties: Parties
  readonly records: Records
  readonly step: Step
  readonly document: SampleDocument
  readonly at: Date
}

function apply(application: Application): void {
  const { step, document, at, records, parties } = application
  const { event } = step
  const { ledger } = records
  const { documents } = ledger
  const { personId } = parties
  switch (event.do) {
    case 'issued':
      return note(application, document, 'created', personId)
    case 'sent':
      return send(application, 'invoice')
    case 'reminded':
      return send(application, 'reminder')
    case 'viewed':
      if (document.viewedAt) return
      document.viewedAt = at
      return note(application, document, 'viewed', null)
    case 'credit_drawn':
      return note(
        application,
        document,
        'credit_applied',
        personId,
        drawCredit(ledger, document, at),
      )
    case 'paid':
      for (const { document: paid, detail } of pay(ledger, step, event, at))
        note(application, paid, 'payment_recorded', personId, detail)
      return
    case 'bounced': {
      const { key } = step.document
      const detail = reversePayment(ledger, document, key, { at, reason: event.reason })
      return note(application, document, 'payment_reversed', personId, detail)
    }
    case 'credited': {
      const creditNote = documents.get(creditNoteOf(step.document.key))
      if (!creditNote) throw new Error(`${step.document.key} has no credit note`)
      note(application, creditNote, 'created', personId)
      const detail = creditInvoice(ledger, document, creditNote, at)
      return note(application, document, 'credited', null, detail)
    }
  }
}

function note(
  { at, records }: Application,
  document: SampleDocument,
  kind: string,
  personId: string | null,
  detail: Readonly<Record<string, unknown>> = {},
): void {
  document.updatedAt = at
  records.events.push({ invoiceId: document.id, kind, personId, at, detail })
}

/** An e-mail of the past, already marked as sent, so that it is never delivered. */
function send(application: Application, kind: 'invoice' | 'reminder'): void {
  const { context, parties, records, document, at } = application
  const [channel] = context.channels
  const { workspaceId, personId } = parties
  const { id: invoiceId, issue, checked } = document
  const facts = factsOf(document)
  const reach = channel.canReach({
    email: checked.buyer.email,
    party: checked.buyer.profile,
    typed: undefined,
  })
  if (!reach.ok) throw new Error(`the customer of ${issue.number} has no address`)
  const payLink =
    issue.payLinkId === null ? null : payLinkUrl(context, workspaceId, issue.payLinkId)
  const { timeZone: _, ...delivered } = deliveryOf(
    context,
    { row: facts, seller: parties.seller, buyer: checked.buyer, files: filesOf(document) },
    kind,
  )
  const composed = channel.compose({ ...delivered, payLink }, {})
  const mail = mailRow(
    {
      ...composed,
      workspaceId,
      channel: channel.name,
      kind,
      recipient: reach.address,
      invoiceId,
      dedupeKey: dedupeKey(kind, invoiceId, application.step.day),
      createdBy: personId,
    },
    at,
  )
  records.mails.push({ ...mail, sent_at: at })
  const detail = { mailId: mail.id, kind, to: reach.address, channel: channel.name }
  note(application, document, 'mail_queued', personId, detail)
  note(application, document, 'mail_sent', null, detail)
  if (kind === 'reminder') document.remindedAt = at
  else document.sentAt ??= at
}

function factsOf(document: SampleDocument) {
  const { draft, issue, settled } = document
  return {
    kind: draft.kind,
    language: draft.language,
    number: issue.number,
    currency: draft.currency,
    issued_at: issue.at,
    payable_minor: issue.totals.payable,
    settled_minor: settled,
    due_date: issue.dueDate,
  }
}

function filesOf({ issue }: SampleDocument) {
  return issue.documents.map(({ kind, sha256, size, fileName: name, mediaType }) => ({
    kind,
    size,
    sha256: hex(sha256),
    name,
    mediaType,
  }))
}
