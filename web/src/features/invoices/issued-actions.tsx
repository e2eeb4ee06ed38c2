import type { InvoiceView } from '@bordereau/contract/invoices'
import { getDocument } from '@bordereau/contract/invoice-files'
import { PDF } from '@bordereau/domain/document-format'
import { duplicateInvoice } from '@bordereau/contract/invoices'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '../../data/download.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { RecordPaymentDialog } from '../payments/record-payment.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { isAboveZero } from '../../format/formats.ts'
import { latestEmailOf } from './email-status.ts'
import { useMarkSent } from './mark-sent.ts'
import { type NextAction, nextAction } from './next-action.ts'
import { SendDialog } from './send-dialog.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

// The dialog's code is loaded when it is opened.
const RepeatDialog = lazy(async () => ({
  default: (await import('../recurring/repeat-dialog.tsx')).RepeatDialog,
}))

type OpenDialog = 'send' | 'remind' | 'payment' | 'credit' | 'repeat'

/** The next action as a button, with all others in a menu. */
export function IssuedActions({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  const markAsSent = useMarkSent({ workspaceId, invoiceId: invoice.id })
  const items = useMenuItems(invoice, setOpen, markAsSent)
  const next = useNextAction(invoice)
  const actions: Readonly<
    Record<
      NextAction,
      { label: string; icon: 'send' | 'checks' | 'bell' | 'cash'; run: () => void }
    >
  > = {
    send: { label: t`Send`, icon: 'send', run: () => setOpen('send') },
    mark_sent: { label: t`Mark as sent`, icon: 'checks', run: () => void markAsSent() },
    remind: { label: t`Send reminder`, icon: 'bell', run: () => setOpen('remind') },
    record_payment: { label: t`Record payment`, icon: 'cash', run: () => setOpen('payment') },
  }
  const allowed = next === 'record_payment' ? may('payments.record') : may('invoices.send')
  const primary = next === undefined || !allowed ? undefined : actions[next]
  return (
    <>
      {next === 'remind' && may('payments.record') && (
        <Button icon="cash" onClick={() => setOpen('payment')}>
          {t`Record payment`}
        </Button>
      )}
      {primary && (
        <Button look="primary" icon={primary.icon} onClick={primary.run}>
          {primary.label}
        </Button>
      )}
      <Menu align="end" sections={[{ key: 'actions', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} />
      </Menu>
      {(open === 'send' || open === 'remind') && (
        <SendDialog
          invoice={invoice}
          kind={open === 'send' ? 'invoice' : 'reminder'}
          onClose={close}
        />
      )}
      {open === 'repeat' && (
        <Suspense fallback={null}>
          <RepeatDialog invoiceId={invoice.id} onClose={close} />
        </Suspense>
      )}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {open === 'payment' && invoice.draft.customerId !== null && (
        <RecordPaymentDialog
          onClose={close}
          target={{
            customerId: invoice.draft.customerId,
            customerName: invoice.buyer?.legalName ?? '',
            currency: invoice.totals.currency,
            invoice: {
              id: invoice.id,
              number: invoice.number,
              currency: invoice.totals.currency,
              open: invoice.open,
            },
          }}
        />
      )}
    </>
  )
}

/** The action to suggest, which depends on the status of the latest email. */
function useNextAction(invoice: InvoiceView): NextAction | undefined {
  const email = latestEmailOf(invoice.events, 'invoice')?.status
  return nextAction({ ...invoice, sent: invoice.sentAt !== null, email })
}

function useMenuItems(
  invoice: InvoiceView,
  setOpen: (open: OpenDialog) => void,
  markAsSent: () => Promise<void>,
): readonly MenuItem[] {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, invoiceId: invoice.id }
  const copyItems = useCopyItems(invoice, setOpen)
  const issued = invoice.number !== null
  const unpaid = issued && invoice.kind === 'invoice' && isAboveZero(invoice.open)
  const all: readonly Item[] = [
    {
      key: 'send',
      icon: 'send',
      label: invoice.sentAt === null ? t`Send` : t`Send again`,
      when: issued && may('invoices.send'),
      onPress: () => setOpen('send'),
    },
    {
      key: 'remind',
      icon: 'bell',
      label: t`Send reminder`,
      when: unpaid && may('invoices.send'),
      onPress: () => setOpen('remind'),
    },
    {
      key: 'mark',
      icon: 'checks',
      label: t`Mark as sent`,
      when: issued && invoice.sentAt === null && may('invoices.send'),
      onPress: () => void markAsSent(),
    },
    {
      key: 'payment',
      icon: 'cash',
      label: t`Record payment`,
      when: unpaid && may('payments.record'),
      onPress: () => setOpen('payment'),
    },
    {
      key: 'credit',
      icon: 'receipt-refund',
      label: t({ context: 'verb', message: 'Credit' }),
      help: t`The whole or some lines`,
      when: issued && invoice.kind === 'invoice' && may('invoices.credit'),
      onPress: () => setOpen('credit'),
    },
    ...copyItems,
    {
      key: 'download',
      icon: 'file-pdf',
      label: t`Download PDF`,
      when: issued,
      onPress: () => void download(getDocument, { ...query, kind: PDF.kind }),
    },
  ]
  return all.filter(({ when }) => when)
}

type Item = MenuItem & { readonly when: boolean }

/** Menu items that create documents like this one: a duplicate, a recurring invoice. */
function useCopyItems(invoice: InvoiceView, setOpen: (open: OpenDialog) => void): readonly Item[] {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const duplicate = useDuplicate({ workspaceId, invoiceId: invoice.id })
  return [
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      when: may('invoices.draft'),
      onPress: () => void duplicate(),
    },
    {
      key: 'repeat',
      icon: 'repeat',
      label: t`Repeat…`,
      when: invoice.kind === 'invoice' && may('invoices.draft'),
      onPress: () => setOpen('repeat'),
    },
  ]
}

function useDuplicate(query: { readonly workspaceId: string; readonly invoiceId: string }) {
  const navigate = useNavigate()
  const copy = useMutation(duplicateInvoice, { invalidates: DOCUMENT_QUERIES })
  return async () => {
    const result = await copy.mutate({ query })
    if (result.ok) await navigate(`/w/${query.workspaceId}/invoices/${result.value.id}`)
    else toasts.error(refusalMessage(result))
  }
}
