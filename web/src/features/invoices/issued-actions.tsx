import type { InvoiceView } from '@bordereau/contract/invoices'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWorkspace } from '../../data/session.tsx'
import { useOfferCommands } from '../../navigation/page-commands.ts'
import { payoutName } from '../document/document-name.ts'
import { menuCommands } from '../document/menu-commands.ts'
import { latestEmailOf } from './email-status.ts'
import { type IssuedDialog, IssuedDialogs } from './issued-dialogs.tsx'
import { useIssuedMenu } from './issued-menu.ts'
import { useMarkSent } from './mark-sent.ts'
import { type NextAction, nextAction } from './next-action.ts'

/** The next action as a button, with all others in a menu. */
export function IssuedActions({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [open, setOpen] = useAskedDialog()
  const markAsSent = useMarkSent({ workspaceId, invoiceId: invoice.id })
  const items = useIssuedMenu(invoice, setOpen, markAsSent)
  const isOffered = (dialog: IssuedDialog | undefined) =>
    !ASKED.some(one => one === dialog) || items.some(({ key }) => key === dialog)
  useOfferCommands('invoice', menuCommands(items, invoice.number ?? ''))
  return (
    <>
      <NextActionButtons invoice={invoice} onOpen={setOpen} onMarkSent={() => void markAsSent()} />
      <Menu align="end" sections={[{ key: 'actions', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} data-more />
      </Menu>
      <IssuedDialogs
        invoice={invoice}
        // What this document or this person may not have is not in the menu either.
        open={isOffered(open) ? open : undefined}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

/** The open dialog; at first that which the address asks for, as from the palette. */
function useAskedDialog() {
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<IssuedDialog>()
  const asked = ASKED.find(dialog => dialog === search.get('do'))
  const choose = (dialog: IssuedDialog | undefined): void => {
    setOpen(dialog)
    if (asked) setSearch({}, { replace: true })
  }
  return [open ?? asked, choose] as const
}

const ASKED = ['send', 'remind', 'payment'] as const

type Action = {
  readonly label: string
  readonly icon: 'send' | 'checks' | 'bell' | 'cash'
  readonly run: () => void
}

function NextActionButtons(props: {
  readonly invoice: InvoiceView
  readonly onOpen: (dialog: IssuedDialog) => void
  readonly onMarkSent: () => void
}) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { invoice, onOpen } = props
  const next = nextActionOf(invoice)
  const record: Action = {
    label: t`Record payment`,
    icon: 'cash',
    run: () => onOpen('payment'),
  }
  const actions: Readonly<Record<NextAction, Action>> = {
    send: { label: t`Send`, icon: 'send', run: () => onOpen('send') },
    mark_sent: { label: t`Mark as sent`, icon: 'checks', run: props.onMarkSent },
    remind: { label: t`Send reminder`, icon: 'bell', run: () => onOpen('remind') },
    record_payment: record,
    pay_out: { label: payoutName(invoice.type), icon: 'cash', run: () => onOpen('payout') },
  }
  const isMoney = next === 'record_payment' || next === 'pay_out'
  const allowed = may(isMoney ? 'payments.record' : 'invoices.send')
  return (
    <>
      {next === 'remind' && may('payments.record') && <ActionButton action={record} />}
      {next !== undefined && allowed && <ActionButton action={actions[next]} primary />}
    </>
  )
}

function ActionButton({ action, primary }: { action: Action; primary?: boolean }) {
  return (
    <Button {...(primary ? { look: 'primary' } : {})} icon={action.icon} onClick={action.run}>
      {action.label}
    </Button>
  )
}

/** The action to suggest, which depends on the status of the latest email. */
function nextActionOf(invoice: InvoiceView): NextAction | undefined {
  const email = latestEmailOf(invoice.events, 'invoice')?.status
  return nextAction({ ...invoice, sent: invoice.sentAt !== null, email })
}
