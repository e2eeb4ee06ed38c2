import type { NavSection } from '@bordereau/ui/shell/shell'
import { t } from '#macros'
import type { Workspace } from '../data/session.tsx'
import { isWithin } from './path.ts'

/** The navigation: what this person may see in this company, and which entry is current. */
export function navigationSections(workspace: Workspace, pathname: string): readonly NavSection[] {
  const base = `/w/${workspace.workspaceId}`
  const item = (key: string, label: string, icon: NavIcon, phone = false) => {
    const href = key === '' ? base : `${base}/${key}`
    const current = key === '' ? pathname === base : isWithin(pathname, href)
    return { key: key === '' ? 'dashboard' : key, label, icon, href, current, phone }
  }
  return [
    {
      key: 'work',
      items: [
        item('', t({ context: 'in the navigation: short', message: 'Dashboard' }), 'chart', true),
        item('invoices', t`Invoices`, 'file-invoice', true),
        item('quotes', t`Quotes`, 'file-description'),
        item(
          'recurring',
          t({ context: 'in the navigation: short', message: 'Recurring' }),
          'repeat',
        ),
        item('customers', t`Customers`, 'users', true),
        item('items', t`Items`, 'package'),
        item('payments', t`Payments`, 'cash', true),
        ...(workspace.may('payments.read')
          ? [item('bank', t({ context: 'in the navigation: short', message: 'Bank' }), 'bank')]
          : []),
        item('receivables', t`Receivables`, 'coins'),
        item('upcoming', t`Next 90 days`, 'clock'),
        item('reports', t`Reports`, 'chart-line'),
        ...(workspace.may('calendar.read') ? [item('calendar', t`Calendar`, 'calendar')] : []),
        ...(workspace.may('mail.read') ? [item('mail', t`Mail`, 'mail')] : []),
      ],
    },
    { key: 'settings', items: [item('settings', t`Settings`, 'settings')] },
  ]
}

type NavIcon =
  | 'bank'
  | 'clock'
  | 'coins'
  | 'calendar'
  | 'chart'
  | 'chart-line'
  | 'file-invoice'
  | 'file-description'
  | 'repeat'
  | 'users'
  | 'package'
  | 'cash'
  | 'mail'
  | 'settings'
