import { chooseDefaultView, deleteView, updateView, type View } from '@bordereau/contract/views'
import { copyText } from '@bordereau/ui/button/copy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { invalidate, useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { undoable } from '../../data/undoable-action.ts'
import { searchOf } from './view-state.ts'
import { VIEW_QUERIES, viewRefusalMessage } from './view-texts.ts'
import { toastResult } from '../../data/toast-result.ts'

const messageOf = viewRefusalMessage

/** What can be done with a saved view. */
export function useViewActions(view: View, onDeleted: () => void) {
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
      toastResult(result, { messageOf })
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
      const done = view.shared ? t`Only you see this view now` : t`Shared with the company`
      toastResult(result, { done, messageOf })
    },
    /** Hides the view at once, and deletes it after the time to undo has passed. */
    remove(): void {
      onDeleted()
      undoable({
        message: t`View ${view.name} deleted`,
        hide: [view.id],
        act: async keepalive => {
          toastResult(await remove({ query, keepalive }), { messageOf })
          invalidate(VIEW_QUERIES)
        },
      })
    },
  }
}
