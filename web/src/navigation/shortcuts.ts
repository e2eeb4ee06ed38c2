import type { Action } from '@bordereau/domain/access/policy'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../data/session.tsx'
import type { KeyHelp, Shortcut } from './keys.ts'

/** Every shortcut, by the path inside of the company it opens or the window it opens. */
export const KEYS = {
  palette: 'Mod+K',
  search: '/',
  keys: '?',
  '/invoices/new': 'c i',
  '/customers/new': 'c c',
  '/items/new': 'c t',
  '/payments?new=payment': 'c p',
  '': 'g d',
  '/invoices': 'g i',
  '/recurring': 'g r',
  '/customers': 'g c',
  '/items': 'g t',
  '/payments': 'g p',
  '/reports': 'g e',
  '/calendar': 'g a',
  '/mail': 'g m',
  '/settings': 'g s',
} as const

type Windows = Readonly<Record<'palette' | 'search' | 'keys', () => void>>

/** The shortcuts of the application: actions, and descriptions for the dialog. Creating needs the permission. */
export function useAppShortcuts(open: Windows): readonly (Shortcut & KeyHelp)[] {
  const navigate = useNavigate()
  const { workspaceId, may } = useWorkspace()
  const lead = (path: Exclude<keyof typeof KEYS, keyof Windows>, what: string, action?: Action) =>
    action === undefined || may(action)
      ? [{ keys: KEYS[path], what, run: () => void navigate(`/w/${workspaceId}${path}`) }]
      : []
  return [
    { keys: KEYS.palette, what: t`Search and do anything`, run: open.palette },
    { keys: KEYS.search, what: t`Search`, run: open.search },
    { keys: KEYS.keys, what: t`Show the shortcuts`, run: open.keys },
    ...lead('/invoices/new', t`New invoice`, 'invoices.draft'),
    ...lead('/customers/new', t`New customer`, 'customers.create'),
    ...lead('/items/new', t`New item`, 'items.create'),
    ...lead('/payments?new=payment', t`Record payment`, 'payments.record'),
    ...lead('', t`Go to the dashboard`),
    ...lead('/invoices', t`Go to invoices`),
    ...lead('/recurring', t`Go to recurring invoices`),
    ...lead('/customers', t`Go to customers`),
    ...lead('/items', t`Go to items`),
    ...lead('/payments', t`Go to payments`),
    ...lead('/reports', t`Go to reports`),
    ...lead('/calendar', t`Go to the calendar`),
    ...lead('/mail', t`Go to mail`, 'mail.read'),
    ...lead('/settings', t`Go to settings`),
  ]
}
