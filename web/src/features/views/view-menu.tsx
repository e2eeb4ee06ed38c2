import type { View } from '@bordereau/contract/views'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useViewActions } from './use-view-actions.ts'

/** The actions on a saved view. */
export function ViewMenu({ view, onDeleted }: { view: View; onDeleted: () => void }) {
  const actions = useViewActions(view, onDeleted)
  const sections = useViewItems(view, actions).filter(({ items }) => items.length > 0)
  return (
    <Menu sections={sections}>
      <IconButton size="sm" icon="dots" label={t`More for the view ${view.name}`} />
    </Menu>
  )
}

type Section = { readonly key: string; readonly items: readonly MenuItem[] }

/** What the person may do with the view; deleting stands apart. */
function useViewItems(view: View, actions: ViewActions): readonly Section[] {
  const { may } = useWorkspace()
  const mayChange = may(view.shared ? 'views.share' : 'views.save')
  const items: readonly MenuItem[] = [
    { key: 'link', label: t`Copy link`, icon: 'link', onPress: () => void actions.copy() },
    {
      key: 'default',
      label: view.isDefault ? t`Do not show at first` : t`Show at first`,
      help: t`When you come to this list`,
      icon: 'bookmark',
      onPress: () => void actions.toggleDefault(),
    },
    ...(mayChange ? [renameItem(actions)] : []),
    ...(may('views.share') ? [shareItem(view, actions)] : []),
  ]
  return [
    { key: 'view', items },
    { key: 'delete', items: mayChange ? [deleteItem(actions)] : [] },
  ]
}

type ViewActions = ReturnType<typeof useViewActions>

function renameItem({ rename }: ViewActions): MenuItem {
  return { key: 'rename', label: t`Rename`, icon: 'edit', onPress: () => void rename() }
}

function shareItem({ shared }: View, { share }: ViewActions): MenuItem {
  return {
    key: 'share',
    label: shared ? t`Stop sharing` : t`Share with the company`,
    icon: shared ? 'lock' : 'users',
    onPress: () => void share(),
  }
}

function deleteItem({ remove }: ViewActions): MenuItem {
  return { key: 'delete', label: t`Delete view`, icon: 'trash', tone: 'red', onPress: remove }
}
