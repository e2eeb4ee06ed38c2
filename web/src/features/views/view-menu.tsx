import { chooseDefaultView, deleteView, updateView } from '@bordereau/contract/views'
import { IconButton } from '@bordereau/ui/button/button'
import { copyText } from '@bordereau/ui/button/copy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { touch, useAct } from '../../act.ts'
import { useWorkspace } from '../../session.tsx'
import { doLater } from '../invoices/later.ts'
import type { View } from './use-views.ts'
import { searchOf } from './view-state.ts'
import { VIEWS, viewFault } from './view-words.ts'

/** What can be done with a saved view. */
export function ViewMenu({ view, onGone }: { view: View; onGone: () => void }) {
  const { may } = useWorkspace()
  const acts = useViewActs(view, onGone)
  const mayChange = may(view.shared ? 'views.share' : 'views.save')
  const items: readonly MenuItem[] = [
    { key: 'link', label: t`Copy link`, icon: 'link', onPress: () => void acts.copy() },
    {
      key: 'default',
      label: view.isDefault ? t`Do not show at first` : t`Show at first`,
      help: t`When you come to this list`,
      icon: 'bookmark',
      onPress: () => void acts.chooseFirst(),
    },
    ...(mayChange
      ? [
          {
            key: 'rename',
            label: t`Rename`,
            icon: 'edit',
            onPress: () => void acts.rename(),
          } as const,
        ]
      : []),
    ...(may('views.share')
      ? [
          {
            key: 'share',
            label: view.shared ? t`Keep to myself` : t`Share with the company`,
            icon: view.shared ? 'lock' : 'users',
            onPress: () => void acts.share(),
          } as const,
        ]
      : []),
  ]
  const loss: readonly MenuItem[] = mayChange
    ? [{ key: 'delete', label: t`Delete view`, icon: 'trash', tone: 'red', onPress: acts.remove }]
    : []
  return (
    <Menu
      sections={[
        { key: 'view', items },
        ...(loss.length > 0 ? [{ key: 'loss', items: loss }] : []),
      ]}
    >
      <IconButton size="sm" icon="dots" label={t`More for the view ${view.name}`} />
    </Menu>
  )
}

function useViewActs(view: View, onGone: () => void) {
  const { workspaceId } = useWorkspace()
  const { act: update } = useAct(updateView, { touches: VIEWS })
  const { act: choose } = useAct(chooseDefaultView, { touches: VIEWS })
  const { act: remove } = useAct(deleteView)
  const query = { workspaceId, viewId: view.id }
  return {
    async copy(): Promise<void> {
      const address = `${location.origin}/w/${workspaceId}/${view.list}${searchOf(view)}`
      if (await copyText(address)) toasts.success(t`Link copied`)
      else await dialogs.alert({ title: t`Copy this link`, message: address })
    },
    async chooseFirst(): Promise<void> {
      const viewId = view.isDefault ? null : view.id
      const answer = await choose({ query: { workspaceId }, body: { list: view.list, viewId } })
      if (!answer.ok) toasts.error(viewFault(answer))
    },
    async rename(): Promise<void> {
      await dialogs.prompt({
        title: t`Rename view`,
        input: 'text',
        label: t`Name`,
        initial: view.name,
        confirmLabel: t`Rename`,
        validate: async name => {
          const answer = await update({ query, body: { name } })
          return answer.ok ? undefined : viewFault(answer)
        },
      })
    },
    async share(): Promise<void> {
      const answer = await update({ query, body: { shared: !view.shared } })
      if (!answer.ok) toasts.error(viewFault(answer))
      else toasts.success(view.shared ? t`Only you see this view now` : t`Shared with the company`)
    },
    /** Gone from sight at once, in truth when the time to undo is over. */
    remove(): void {
      onGone()
      doLater({
        message: t`View ${view.name} deleted`,
        hide: [view.id],
        act: async () => {
          const answer = await remove({ query })
          if (!answer.ok) toasts.error(viewFault(answer))
          touch(VIEWS)
        },
      })
    },
  }
}
