import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../../session.tsx'
import type { KeyHelp, Shortcut } from './keys.ts'

/** The keys of the application: what each does, and in words for the dialog. Creating needs the right to. */
export function useAppShortcuts(open: {
  readonly keys: () => void
  readonly search: () => void
}): readonly (Shortcut & KeyHelp)[] {
  const navigate = useNavigate()
  const { workspaceId, may } = useWorkspace()
  const go = (path: string) => () => void navigate(`/w/${workspaceId}${path}`)
  return [
    { keys: '?', what: t`Show the shortcuts`, run: open.keys },
    { keys: '/', what: t`Search`, run: open.search },
    ...(may('invoices.draft')
      ? [{ keys: 'c i', what: t`New invoice`, run: go('/invoices/new') }]
      : []),
    ...(may('customers.create')
      ? [{ keys: 'c c', what: t`New customer`, run: go('/customers/new') }]
      : []),
    ...(may('items.create') ? [{ keys: 'c t', what: t`New item`, run: go('/items/new') }] : []),
    { keys: 'g d', what: t`Go to the dashboard`, run: go('') },
    { keys: 'g i', what: t`Go to invoices`, run: go('/invoices') },
    { keys: 'g c', what: t`Go to customers`, run: go('/customers') },
    { keys: 'g t', what: t`Go to items`, run: go('/items') },
    { keys: 'g p', what: t`Go to payments`, run: go('/payments') },
    { keys: 'g m', what: t`Go to mail`, run: go('/mail') },
    { keys: 'g s', what: t`Go to settings`, run: go('/settings') },
  ]
}
