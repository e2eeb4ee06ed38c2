import { type View, updateView } from '@bordereau/contract/views'
import { Button } from '@bordereau/ui/button/button'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { VIEW_QUERIES, viewRefusalMessage } from './view-texts.ts'

/** Saves the current filters to the view they started from. */
export function SaveChanges({ view, state }: { view: View; state: string }) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateView, { invalidates: VIEW_QUERIES })
  async function save(): Promise<void> {
    const result = await mutate({ query: { workspaceId, viewId: view.id }, body: { state } })
    if (result.ok) toasts.success(t`View saved`)
    else toasts.error(viewRefusalMessage(result))
  }
  return (
    <Button size="sm" look="soft" busy={pending} onClick={() => void save()}>
      <Trans>Save changes</Trans>
    </Button>
  )
}
