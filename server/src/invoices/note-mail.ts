import type { Tx } from '../db/database.ts'
import type { MailOutcome, OnOutcome } from '../mail/deliver.ts'
import type { MailRow } from '../mail/store.ts'
import { notify } from '../notifications/notify.ts'
import { addEvent, lockInvoice, updateLife } from './store.ts'

/** What became of a message about a document, on its timeline; the first one that went out makes it sent. */
export const noteMail: OnOutcome = async (tx, mail, outcome, at, refused = false) => {
  await noteOnDocument(tx, mail, outcome, at)
  // Of the daily mail itself nobody is told: it would be the news of the next one.
  const lost = (outcome === 'failed' || outcome === 'uncertain') && mail.kind !== 'digest'
  if (!lost) return
  await notify(tx, mail.workspace_id, [
    {
      kind: refused ? 'bounced' : 'failed',
      subjectId: mail.id,
      actorId: null,
      about: {
        mailId: mail.id,
        to: mail.recipient,
        mailSubject: mail.subject,
        uncertain: outcome === 'uncertain',
      },
      at,
    },
  ])
}

async function noteOnDocument(
  tx: Tx,
  mail: MailRow,
  outcome: MailOutcome,
  at: Date,
): Promise<void> {
  if (mail.invoice_id === null) return
  const invoice = await lockInvoice(tx, mail.workspace_id, mail.invoice_id)
  if (!invoice) return
  // A message that is kept, because no mail server is configured, has reached nobody: a person says when it has.
  if (outcome === 'sent' && mail.kind === 'invoice' && !invoice.sent_at) {
    await updateLife(tx, mail.workspace_id, invoice.id, { sent_at: at }, at)
  }
  await addEvent(tx, mail.workspace_id, {
    invoiceId: invoice.id,
    kind: `mail_${outcome}`,
    personId: null,
    at,
    detail: { mailId: mail.id, kind: mail.kind, to: mail.recipient },
  })
}
