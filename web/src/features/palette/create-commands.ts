import type { Action } from '@bordereau/domain/access/policy'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import type { Command } from '../../navigation/command.ts'
import { keysOf } from './pages.ts'

/** Commands that begin something new. */
export function useCreateCommands(): readonly Command[] {
  const { may } = useWorkspace()
  return creations()
    .filter(({ action }) => may(action))
    .map(commandOf)
}

type Creation = {
  readonly path: string
  readonly label: string
  readonly icon: IconName
  readonly keywords: string
  readonly action: Action
}

function commandOf({ path, label, icon, keywords }: Creation): Command {
  return {
    key: `action:${path}`,
    group: 'actions',
    label,
    icon,
    keywords,
    keys: keysOf(path),
    path,
  }
}

function creations(): readonly Creation[] {
  return [
    {
      path: '/invoices/new',
      label: t`New invoice`,
      icon: 'file-plus',
      keywords: t({ context: 'words to find it by', message: 'create, bill, write, draft' }),
      action: 'invoices.draft',
    },
    {
      path: '/invoices/new?type=self_billed_invoice',
      label: t`New self-billed invoice`,
      icon: 'receipt-refund',
      keywords: t({
        context: 'words to find it by',
        message: 'self-billing, supplier, purchase, on behalf of',
      }),
      action: 'invoices.draft',
    },
    {
      path: '/quotes/new',
      label: t`New quote`,
      icon: 'file-description',
      keywords: t({ context: 'words to find it by', message: 'create, offer, estimate, proposal' }),
      action: 'quotes.draft',
    },
    {
      path: '/customers/new',
      label: t`New customer`,
      icon: 'user-plus',
      keywords: t({ context: 'words to find it by', message: 'create, add, client' }),
      action: 'customers.create',
    },
    {
      path: '/items/new',
      label: t`New item`,
      icon: 'package',
      keywords: t({ context: 'words to find it by', message: 'create, add, product, service' }),
      action: 'items.create',
    },
    {
      path: '/payments?new=payment',
      label: t`Record payment`,
      icon: 'cash',
      keywords: t({ context: 'words to find it by', message: 'money received, paid, enter, book' }),
      action: 'payments.record',
    },
    {
      path: '/calendar?subscribe=feed',
      label: t`Subscribe to the calendar`,
      icon: 'calendar-event',
      keywords: t({
        context: 'words to find it by',
        message: 'iCal, Outlook, Google, Apple, phone, due dates',
      }),
      action: 'calendar.read',
    },
  ]
}
