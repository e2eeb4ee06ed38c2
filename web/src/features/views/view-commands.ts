import { type ViewList, listViews } from '@bordereau/contract/views'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { Command } from '../../navigation/command.ts'
import { searchOf } from './view-state.ts'

const ICONS: Readonly<Record<ViewList, IconName>> = {
  invoices: 'file-invoice',
  customers: 'users',
  items: 'package',
  payments: 'cash',
}

/** A palette command for every saved view. */
export function useViewCommands(): readonly Command[] {
  const { workspaceId, may } = useWorkspace()
  const { data } = useQuery(listViews, { workspaceId }, { enabled: may('views.read') })
  return (data?.views ?? []).map(view => ({
    key: `view:${view.id}`,
    group: 'views',
    label: view.name,
    help: listName(view.list),
    icon: ICONS[view.list],
    keywords: t({ context: 'words to find it by', message: 'view, filter, saved' }),
    path: `/${view.list}${searchOf(view)}`,
  }))
}

function listName(list: ViewList): string {
  const names: Readonly<Record<ViewList, string>> = {
    invoices: t`Invoices`,
    customers: t`Customers`,
    items: t`Items`,
    payments: t`Payments`,
  }
  return names[list]
}
