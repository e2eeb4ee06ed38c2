import { type InvoiceView, type ComposedMail, composeMail } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useState } from 'react'
import { type Refused, call } from '../../data/api.ts'
import { invalidate } from '../../data/query.ts'
import { offerWithdrawal } from '../document/mail-withdrawal.ts'
import type { Saver } from './saver.ts'
import { staleAfterIssue } from './stale-after-issue.ts'

type InvoiceRef = { readonly workspaceId: string; readonly invoiceId: string }

type PendingMessage = {
  readonly composed: ComposedMail
  readonly question: string
  readonly version: number
}

/** The email of "Issue and send", shown before anything is issued. */
export function useMessage(
  invoiceRef: InvoiceRef,
  saver: Saver,
  messageOf: (result: Refused) => string,
) {
  const [pending, setPending] = useState<PendingMessage>()

  /** Composes the email again each time, since the draft may have changed. */
  async function compose(question: string): Promise<void> {
    const result = await call(composeMail, { query: { ...invoiceRef, kind: 'invoice' } })
    if (!result.ok) return void toasts.error(messageOf(result))
    setPending({ composed: result.value, question, version: saver.version() })
  }

  function onIssued(invoice: InvoiceView): void {
    setPending(undefined)
    invalidate(staleAfterIssue(invoice))
    const number = invoice.number ?? ''
    toasts.success(t`${number} is issued.`)
    const mail = invoice.scheduledMails.at(-1)
    if (mail) offerWithdrawal(invoiceRef, number, 'invoice', mail)
  }

  const onClose = () => setPending(undefined)
  return { compose, dialog: pending && { ...pending, invoiceRef, messageOf, onIssued, onClose } }
}
