import { duplicateInvoice, getDocument, markSent } from '@bordereau/contract/invoices'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '../../download.ts'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { RecordPaymentDialog } from '../payments/record-payment.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { isAboveZero } from './formats.ts'
import { type NextAct, nextAct } from './next-act.ts'
import { refusalWords } from './refusal-words.ts'
import { SendDialog } from './send-dialog.tsx'
import { AFTER_DOCUMENT } from './touched.ts'

type Open = 'send' | 'remind' | 'payment' | 'credit'

/** The next sensible act as the button, all others in the menu beside it. */
export function IssuedActs({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const items = useItems(invoice, setOpen)
  const next = nextAct({ ...invoice, sent: invoice.sentAt !== null })
  const labels: Readonly<
    Record<NextAct, { label: string; icon: 'send' | 'bell' | 'cash'; open: Open }>
  > = {
    send: { label: t`Send`, icon: 'send', open: 'send' },
    remind: { label: t`Send reminder`, icon: 'bell', open: 'remind' },
    record_payment: { label: t`Record payment`, icon: 'cash', open: 'payment' },
  }
  const allowed = next === 'record_payment' ? may('payments.record') : may('invoices.send')
  const primary = next === undefined || !allowed ? undefined : labels[next]
  return (
    <>
      {next === 'remind' && may('payments.record') && (
        <Button icon="cash" onClick={() => setOpen('payment')}>
          {t`Record payment`}
        </Button>
      )}
      {primary && (
        <Button look="primary" icon={primary.icon} onClick={() => setOpen(primary.open)}>
          {primary.label}
        </Button>
      )}
      <Menu align="end" sections={[{ key: 'acts', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} />
      </Menu>
      {(open === 'send' || open === 'remind') && (
        <SendDialog
          invoice={invoice}
          kind={open === 'send' ? 'invoice' : 'reminder'}
          onClose={close}
        />
      )}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {open === 'payment' && invoice.draft.customerId !== null && (
        <RecordPaymentDialog
          onClose={close}
          given={{
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

function useItems(invoice: InvoiceView, setOpen: (open: Open) => void): readonly MenuItem[] {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, invoiceId: invoice.id }
  const { duplicate, mark } = useActs(query)
  const issued = invoice.number !== null
  const owed = issued && invoice.kind === 'invoice' && isAboveZero(invoice.open)
  const all: readonly (MenuItem & { readonly when: boolean })[] = [
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
      when: owed && may('invoices.send'),
      onPress: () => setOpen('remind'),
    },
    {
      key: 'mark',
      icon: 'checks',
      label: t`Mark as sent`,
      when: issued && invoice.sentAt === null && may('invoices.send'),
      onPress: () => void mark(),
    },
    {
      key: 'payment',
      icon: 'cash',
      label: t`Record payment`,
      when: owed && may('payments.record'),
      onPress: () => setOpen('payment'),
    },
    {
      key: 'credit',
      icon: 'receipt-refund',
      label: t`Credit`,
      help: t`The whole or some lines`,
      when: issued && invoice.kind === 'invoice' && may('invoices.credit'),
      onPress: () => setOpen('credit'),
    },
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      when: may('invoices.draft'),
      onPress: () => void duplicate(),
    },
    {
      key: 'pdf',
      icon: 'file-pdf',
      label: t`Download PDF`,
      when: issued,
      onPress: () => void download(getDocument, { ...query, kind: 'pdf' }),
    },
  ]
  return all.filter(({ when }) => when)
}

function useActs(query: { readonly workspaceId: string; readonly invoiceId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const copy = useAct(duplicateInvoice, { touches: AFTER_DOCUMENT })
  const sent = useAct(markSent, { touches: AFTER_DOCUMENT })
  async function duplicate(): Promise<void> {
    const answer = await copy.act({ query })
    if (answer.ok) await navigate(`/w/${query.workspaceId}/invoices/${answer.value.id}`)
    else toasts.error(wordsOf(answer))
  }
  async function mark(): Promise<void> {
    await dialogs.prompt({
      title: t`Mark as sent`,
      message: t`For what reached the customer another way: handed over, posted, uploaded.`,
      input: 'text',
      label: t`How`,
      confirmLabel: t`Mark as sent`,
      validate: async how => {
        const answer = await sent.act({ query, body: { how } })
        return answer.ok ? undefined : (refusalWords(answer) ?? wordsOf(answer))
      },
    })
  }
  return { duplicate, mark }
}
