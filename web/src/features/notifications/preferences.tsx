import {
  type NotificationPreference,
  listNotificationPreferences,
  updateNotificationPreference,
} from '@bordereau/contract/notifications'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { useState } from 'react'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { useMutation } from '../../data/mutation.ts'
import { keyOf, queryClient, useQuery } from '../../data/query.ts'
import { RefusalView, refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { SaveStatus, type SaveStatusProps } from '../../form/save-status.tsx'
import { Grid } from './preference-grid.tsx'

/** Kinds of notifications and their channels: saved with each press, with undo. */
export function NotificationPreferences() {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(listNotificationPreferences, { workspaceId })
  const saving = useSaving()
  if (refused && !data) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  return (
    <Stack gap={6}>
      <Card>
        <Grid preferences={data.preferences} onChange={saving.save} />
      </Card>
      <SaveStatus {...preferenceLine(saving)} />
    </Stack>
  )
}

type Saving = ReturnType<typeof useSaving>
type Preferences = ResponseOf<typeof listNotificationPreferences>

function useSaving() {
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(updateNotificationPreference)
  const [former, setFormer] = useState<NotificationPreference>()
  const [failed, setFailed] = useState<NotificationPreference>()
  const queryKey = keyOf(listNotificationPreferences, { workspaceId })

  const show = (next: NotificationPreference): void => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Preferences>(
      queryKey,
      known =>
        known && {
          preferences: known.preferences.map(one => (one.kind === next.kind ? next : one)),
        },
    )
  }
  const save = async (next: NotificationPreference): Promise<void> => {
    const before = queryClient
      .getQueryData<Preferences>(queryKey)
      ?.preferences.find(one => one.kind === next.kind)
    show(next)
    const response = await mutate({ query: { workspaceId }, body: next })
    setFailed(response.ok ? undefined : next)
    if (response.ok) setFormer(before)
    else if (before) show(before)
  }
  return {
    save: (next: NotificationPreference) => void save(next),
    pending,
    refused,
    former,
    failed,
  }
}

function preferenceLine({ pending, refused, former, failed, save }: Saving): SaveStatusProps {
  if (pending) return { state: 'saving' }
  if (failed && refused) {
    return { state: 'refused', why: refusalMessage(refused), onRetry: () => save(failed) }
  }
  return former ? { state: 'saved', onUndo: () => save(former) } : { state: 'untouched' }
}
