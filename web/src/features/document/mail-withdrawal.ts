import { getInvoice, type sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail } from '@bordereau/contract/mail'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { get, queryClient, invalidate } from '../../data/query.ts'
import { loadMe } from '../../data/session.tsx'
import { mailRefusalMessage } from '../mail/mail-labels.ts'
import { MAIL_QUERIES } from './invoice-queries.ts'

type InvoiceRef = { readonly workspaceId: string; readonly invoiceId: string }
type ScheduledMail = { readonly mailId: string; readonly secondsLeft: number }

/** Reports that the server has accepted a message for sending; it is sent even if the page is closed. */
export function announceSending(
  invoiceRef: InvoiceRef,
  number: string,
  kind: 'invoice' | 'reminder',
  mail: ResponseOf<typeof sendInvoice>,
): void {
  if (mail.isNew) offerWithdrawal(invoiceRef, number, kind, mail)
  else toasts.info(t`A reminder for ${number} was already sent today. No second one is sent.`)
  void refresh(invoiceRef)
}

/** Reports that a message is about to be sent, and offers to withdraw it while the server waits. */
export function offerWithdrawal(
  invoiceRef: InvoiceRef,
  number: string,
  kind: 'invoice' | 'reminder',
  mail: ScheduledMail,
): void {
  const message = kind === 'reminder' ? t`Reminding about ${number} …` : t`Sending ${number} …`
  toasts.undo(message, () => void withdrawMail(invoiceRef, mail.mailId), {
    duration: mail.secondsLeft * 1000,
    onGone: () => void reportOutcome(invoiceRef, number, mail.mailId),
  })
}

/** Cancels a message; reports an error if it is already being sent. */
export async function withdrawMail(invoiceRef: InvoiceRef, mailId: string): Promise<void> {
  const result = await call(cancelMail, { query: { workspaceId: invoiceRef.workspaceId, mailId } })
  if (result.ok) toasts.success(t`The message will not be sent.`)
  else toasts.error(mailRefusalMessage(result), { duration: Infinity })
  await refresh(invoiceRef)
}

/** Loads the invoice again, since sending must not be offered twice. */
async function refresh(invoiceRef: InvoiceRef): Promise<void> {
  invalidate(MAIL_QUERIES)
  await queryClient.fetchQuery(get(getInvoice, invoiceRef)).catch(() => undefined)
}

async function reportOutcome(
  invoiceRef: InvoiceRef,
  number: string,
  mailId: string,
): Promise<void> {
  const { workspaceId } = invoiceRef
  invalidate(MAIL_QUERIES)
  const mail = await call(getMail, { query: { workspaceId, mailId } })
  if (!mail.ok || mail.value.status === 'cancelled') return
  if (isUndelivered(mail.value.status)) {
    toasts.error(t`The message with ${number} could not be sent.`, { duration: Infinity })
  } else if (!mail.value.channelConfigured || (await isOfSample(invoiceRef))) {
    toasts.info(t`The message with ${number} is kept in the outbox.`)
  } else {
    toasts.success(t`${number} is on its way.`)
  }
}

function isUndelivered(status: ResponseOf<typeof getMail>['status']): boolean {
  return status === 'failed' || status === 'uncertain'
}

/** Messages of a sample company stay in the outbox. */
async function isOfSample({ workspaceId }: InvoiceRef): Promise<boolean> {
  const { workspaces } = await loadMe()
  return workspaces.some(each => each.id === workspaceId && each.sample)
}
