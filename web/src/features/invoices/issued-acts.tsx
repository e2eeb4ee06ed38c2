import { duplicateInvoice, getDocument } from '@bordereau/contract/invoices'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '../../download.ts'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { RecordPaymentDialog } from '../payments/record-payment.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { isAboveZero } from './formats.ts'
import { letterOf } from './letter.ts'
import { useMarkSent } from './mark-sent.ts'
import { type NextAct, nextAct } from './next-act.ts'
import { SendDialog } from './send-dialog.tsx'
import { useSending } from './send-later.ts'
import { AFTER_DOCUMENT } from './touched.ts'

// Its code comes when somebody wants it.
const RepeatDialog = lazy(async () => ({
  default: (await import('../recurring/repeat-dialog.tsx')).RepeatDialog,
}))

type Open = 'send' | 'remind' | 'payment' | 'credit' | 'repeat'

/** The next sensible act as the button, all others in the menu beside it. */
export function IssuedActs({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const mark = useMarkSent({ workspaceId, invoiceId: invoice.id })
  const items = useItems(invoice, setOpen, mark)
  const next = useNext(invoice)
  const acts: Readonly<
    Record<NextAct, { label: string; icon: 'send' | 'checks' | 'bell' | 'cash'; act: () => void }>
  > = {
    send: { label: t`Send`, icon: 'send', act: () => setOpen('send') },
    mark_sent: { label: t`Mark as sent`, icon: 'checks', act: () => void mark() },
    remind: { label: t`Send reminder`, icon: 'bell', act: () => setOpen('remind') },
    record_payment: { label: t`Record payment`, icon: 'cash', act: () => setOpen('payment') },
  }
  const allowed = next === 'record_payment' ? may('payments.record') : may('invoices.send')
  const primary = next === undefined || !allowed ? undefined : acts[next]
  return (
    <>
      {next === 'remind' && may('payments.record') && (
        <Button icon="cash" onClick={() => setOpen('payment')}>
          {t`Record payment`}
        </Button>
      )}
      {primary && (
        <Button look="primary" icon={primary.icon} onClick={primary.act}>
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
      {open === 'repeat' && (
        <Suspense fallback={null}>
          <RepeatDialog invoiceId={invoice.id} onClose={close} />
        </Suspense>
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

/** The act that the document waits for, in view of what is being sent just now. */
function useNext(invoice: InvoiceView): NextAct | undefined {
  const sending = useSending(invoice.id)
  const letter = sending ? 'waiting' : letterOf(invoice.events, 'invoice')?.is
  return nextAct({ ...invoice, sent: invoice.sentAt !== null, letter })
}

function useItems(
  invoice: InvoiceView,
  setOpen: (open: Open) => void,
  mark: () => Promise<void>,
): readonly MenuItem[] {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, invoiceId: invoice.id }
  const likeIt = useLikeIt(invoice, setOpen)
  const issued = invoice.number !== null
  const owed = issued && invoice.kind === 'invoice' && isAboveZero(invoice.open)
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
      label: t({ context: 'verb', message: 'Credit' }),
      help: t`The whole or some lines`,
      when: issued && invoice.kind === 'invoice' && may('invoices.credit'),
      onPress: () => setOpen('credit'),
    },
    ...likeIt,
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

type Item = MenuItem & { readonly when: boolean }

/** Others like it: once, or again and again. */
function useLikeIt(invoice: InvoiceView, setOpen: (open: Open) => void): readonly Item[] {
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
  const copy = useAct(duplicateInvoice, { touches: AFTER_DOCUMENT })
  return async () => {
    const answer = await copy.act({ query })
    if (answer.ok) await navigate(`/w/${query.workspaceId}/invoices/${answer.value.id}`)
    else toasts.error(wordsOf(answer))
  }
}
