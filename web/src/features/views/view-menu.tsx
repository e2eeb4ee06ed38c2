import { chooseDefaultView, deleteView, updateView, type View } from '@bordereau/contract/views'
import { IconButton } from '@bordereau/ui/button/button'
import { copyText } from '@bordereau/ui/button/copy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { invalidate, useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { undoable } from '../../data/undoable-action.ts'
import { searchOf } from './view-state.ts'
import { VIEW_QUERIES, viewRefusalMessage } from './view-texts.ts'

/** The actions on a saved view. */
export function ViewMenu({ view, onDeleted }: { view: View; onDeleted: () => void }) {
  const { may } = useWorkspace()
  const actions = useViewActions(view, onDeleted)
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
    ...(mayChange
      ? [
          {
            key: 'rename',
            label: t`Rename`,
            icon: 'edit',
            onPress: () => void actions.rename(),
          } as const,
        ]
      : []),
    ...(may('views.share')
      ? [
          {
            key: 'share',
            label: view.shared ? t`Stop sharing` : t`Share with the company`,
            icon: view.shared ? 'lock' : 'users',
            onPress: () => void actions.share(),
          } as const,
        ]
      : []),
  ]
  const deleteItems: readonly MenuItem[] = mayChange
    ? [
        {
          key: 'delete',
          label: t`Delete view`,
          icon: 'trash',
          tone: 'red',
          onPress: actions.remove,
        },
      ]
    : []
  return (
    <Menu
      sections={[
        { key: 'view', items },
        ...(deleteItems.length > 0 ? [{ key: 'delete', items: deleteItems }] : []),
      ]}
    >
      <IconButton size="sm" icon="dots" label={t`More for the view ${view.name}`} />
    </Menu>
  )
}

function useViewActions(view: View, onDeleted: () => void) {
  const { workspaceId } = useWorkspace()
  const { mutate: update } = useMutation(updateView, { invalidates: VIEW_QUERIES })
  const { mutate: choose } = useMutation(chooseDefaultView, { invalidates: VIEW_QUERIES })
  const { mutate: remove } = useMutation(deleteView)
  const query = { workspaceId, viewId: view.id }
  return {
    async copy(): Promise<void> {
      const address = `${location.origin}/w/${workspaceId}/${view.list}${searchOf(view)}`
      if (await copyText(address)) toasts.success(t`Link copied`)
      else await dialogs.alert({ title: t`Copy this link`, message: address })
    },
    async toggleDefault(): Promise<void> {
      const viewId = view.isDefault ? null : view.id
      const result = await choose({ query: { workspaceId }, body: { list: view.list, viewId } })
      if (!result.ok) toasts.error(viewRefusalMessage(result))
    },
    async rename(): Promise<void> {
      await dialogs.prompt({
        title: t`Rename view`,
        input: 'text',
        label: t`Name`,
        initial: view.name,
        confirmLabel: t`Rename`,
        validate: async name => {
          const result = await update({ query, body: { name } })
          return result.ok ? undefined : viewRefusalMessage(result)
        },
      })
    },
    async share(): Promise<void> {
      const result = await update({ query, body: { shared: !view.shared } })
      if (!result.ok) toasts.error(viewRefusalMessage(result))
      else toasts.success(view.shared ? t`Only you see this view now` : t`Shared with the company`)
    },
    /** Hides the view at once, and deletes it after the time to undo has passed. */
    remove(): void {
      onDeleted()
      undoable({
        message: t`View ${view.name} deleted`,
        hide: [view.id],
        act: async keepalive => {
          const result = await remove({ query, keepalive })
          if (!result.ok) toasts.error(viewRefusalMessage(result))
          invalidate(VIEW_QUERIES)
        },
      })
    },
  }
}
