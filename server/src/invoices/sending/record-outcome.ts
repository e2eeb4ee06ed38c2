import type { Tx } from '../../db/database.ts'
import type { MailOutcome, OnOutcome } from '../../mail/deliver.ts'
import { type MailRow, lastReminderOf } from '../../mail/store.ts'
import { notify } from '../../notifications/notify.ts'
import { changePayLink } from '../document/pay-link-store.ts'
import { addEvent, lockInvoice, updateIssued } from '../document/store.ts'

/** Records the outcome of a message on its document's timeline; the first sent one sets the document's sent_at. */
export const recordOutcome: OnOutcome = async (
  tx,
  mail,
  outcome,
  at,
  { refused, personId } = {},
) => {
  await recordOnDocument(tx, mail, outcome, at, personId ?? null)
  // A lost digest causes no notification, because that would be content of the next digest.
  const isLost = (outcome === 'failed' || outcome === 'uncertain') && mail.kind !== 'digest'
  if (!isLost) return
  await notify(tx, mail.workspace_id, [
    {
      kind: refused === true ? 'bounced' : 'failed',
      subjectId: mail.id,
      actorId: null,
      about: {
        mailId: mail.id,
        to: mail.recipient,
        mailSubject: mail.subject,
        channel: mail.channel,
        uncertain: outcome === 'uncertain',
      },
      at,
    },
  ])
}

async function recordOnDocument(
  tx: Tx,
  mail: MailRow,
  outcome: MailOutcome,
  at: Date,
  personId: string | null,
): Promise<void> {
  if (mail.invoice_id === null) return
  const invoice = await lockInvoice(tx, mail.workspace_id, mail.invoice_id)
  if (!invoice) return
  // Without a configured channel the outcome is not_sent; a member marks the document as sent by hand.
  if (outcome === 'sent' && mail.kind === 'invoice' && !invoice.sent_at) {
    await updateIssued(tx, mail.workspace_id, invoice.id, { sent_at: at }, at)
  }
  if (mail.kind === 'reminder') await updateRemindedAt(tx, mail, invoice.id, outcome, at)
  await updatePayLink(tx, mail, invoice.id, outcome, at)
  await addEvent(tx, mail.workspace_id, {
    invoiceId: invoice.id,
    kind: `mail_${outcome}`,
    personId,
    at,
    detail: {
      mailId: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      channel: mail.channel,
      ...(mail.transmission_id === '' ? {} : { transmissionId: mail.transmission_id }),
    },
  })
}

/** Resets reminded_at to the last delivered reminder after a cancellation or failure; sets it when queued again. */
async function updateRemindedAt(
  tx: Tx,
  mail: MailRow,
  invoiceId: string,
  outcome: MailOutcome,
  at: Date,
): Promise<void> {
  if (outcome !== 'cancelled' && outcome !== 'failed' && outcome !== 'queued') return
  const remindedAt =
    outcome === 'queued' ? at : await lastReminderOf(tx, mail.workspace_id, invoiceId)
  await updateIssued(tx, mail.workspace_id, invoiceId, { reminded_at: remindedAt }, at)
}

/** Revokes the pay link that a cancelled message had created, restores it when the message is queued again. */
async function updatePayLink(
  tx: Tx,
  mail: MailRow,
  invoiceId: string,
  outcome: MailOutcome,
  at: Date,
): Promise<void> {
  if (mail.pay_link_id === null || (outcome !== 'cancelled' && outcome !== 'queued')) return
  const link = { workspaceId: mail.workspace_id, invoiceId, id: mail.pay_link_id }
  await changePayLink(tx, link, outcome === 'cancelled' ? at : null)
}
