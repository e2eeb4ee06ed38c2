import {
  draftFromTemplate,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
  runNow,
  skipRun,
  updateRecurring,
  type RecurringView,
} from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { planValues } from './plan-form.ts'
import { RECURRING_QUERIES, RUN_QUERIES } from './recurring-queries.ts'
import { runNowMessage, outcomeLabel, recurringRefusalMessage } from './labels.ts'

// Fetched when it is opened.
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** Pause or resume as a button, all other actions in a menu. */
export function RecurringActions({ recurring }: { recurring: RecurringView }) {
  const { may } = useWorkspace()
  const [editing, setEditing] = useState(false)
  const pausing = usePause(recurring)
  const items = useMenuItems(recurring, () => setEditing(true))
  if (!may('invoices.draft')) return null
  return (
    <>
      {recurring.state === 'active' && (
        <Button icon="pause" busy={pausing.pending} onClick={() => void pausing.pause()}>
          <Trans>Pause</Trans>
        </Button>
      )}
      {recurring.state === 'paused' && (
        <Button
          look="primary"
          icon="play"
          busy={pausing.pending}
          onClick={() => void pausing.resume()}
        >
          <Trans>Resume</Trans>
        </Button>
      )}
      <Menu align="end" sections={[{ key: 'actions', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} />
      </Menu>
      <Suspense fallback={null}>
        {editing && <EditPlanDialog recurring={recurring} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}

function usePause({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, recurringId: id }
  const pausing = useMutation(pauseRecurring, { invalidates: RECURRING_QUERIES })
  const resuming = useMutation(resumeRecurring, { invalidates: RECURRING_QUERIES })
  async function resume(): Promise<void> {
    const result = await resuming.mutate({ query })
    if (result.ok) toasts.success(t`It continues.`)
    else toasts.error(recurringRefusalMessage(result))
  }
  async function pause(): Promise<void> {
    const result = await pausing.mutate({ query })
    if (result.ok) toasts.undo(t`It is paused.`, () => void resume())
    else toasts.error(recurringRefusalMessage(result))
  }
  return { pause, resume, pending: pausing.pending || resuming.pending }
}

function useMenuItems(recurring: RecurringView, onChange: () => void): readonly MenuItem[] {
  const { date } = useFormats()
  const { runNext, skipNext } = useNextRun(recurring)
  const editTemplate = useEditTemplate(recurring)
  const end = useEndRecurring(recurring)
  const next = recurring.nextDay === null ? '' : date(recurring.nextDay)
  const isRunning = recurring.state !== 'ended'
  const hasNext = isRunning && recurring.nextDay !== null
  const all: readonly (MenuItem & { readonly when: boolean })[] = [
    {
      key: 'plan',
      icon: 'calendar-repeat',
      label: t`Change name and days`,
      when: true,
      onPress: onChange,
    },
    {
      key: 'pattern',
      icon: 'edit',
      label: t`Edit the recurring invoice`,
      help: t`Opens it as a draft`,
      when: true,
      onPress: () => void editTemplate(),
    },
    {
      key: 'run',
      icon: 'play',
      label: t`Create the next one now`,
      help: next,
      when: hasNext,
      onPress: () => void runNext(),
    },
    {
      key: 'skip',
      icon: 'chevrons-right',
      label: t`Skip the next one`,
      help: next,
      when: hasNext,
      onPress: () => void skipNext(),
    },
    {
      key: 'end',
      icon: 'x-circle',
      tone: 'red',
      label: t({ context: 'a recurring invoice', message: 'End it' }),
      when: isRunning,
      onPress: () => void end(),
    },
  ]
  return all.filter(({ when }) => when)
}

function useNextRun(recurring: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { date } = useFormats()
  const query = { workspaceId, recurringId: recurring.id }
  const running = useMutation(runNow, { invalidates: RUN_QUERIES })
  const skipping = useMutation(skipRun, { invalidates: RECURRING_QUERIES })
  const day = recurring.nextDay ?? ''
  const of = date(day === '' ? recurring.today : day)
  return {
    runNext: async () => {
      await dialogs.confirm({
        title: t`Create the invoice of ${of} now?`,
        message: runNowMessage(recurring.mode),
        confirmLabel: t`Create it now`,
        onConfirm: async () => {
          const result = await running.mutate({ query, body: { day } })
          if (!result.ok) return recurringRefusalMessage(result)
          const { outcome } = result.value
          const label = outcomeLabel(outcome).label
          if (outcome === 'failed') toasts.warning(label)
          else toasts.success(label)
          return undefined
        },
      })
    },
    skipNext: async () => {
      await dialogs.confirm({
        title: t`Skip the invoice of ${of}?`,
        message: t`No invoice is created for this day. Later days stay as they are.`,
        confirmLabel: t`Skip it`,
        done: t`The day is skipped.`,
        onConfirm: async () => {
          const result = await skipping.mutate({ query, body: { day } })
          return result.ok ? undefined : recurringRefusalMessage(result)
        },
      })
    },
  }
}

function useEditTemplate({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate } = useMutation(draftFromTemplate, { invalidates: DOCUMENT_QUERIES })
  return async () => {
    const result = await mutate({ query: { workspaceId, recurringId: id } })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.invoiceId}`)
    else toasts.error(recurringRefusalMessage(result))
  }
}

function useEndRecurring({ id, name }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(endRecurring, { invalidates: RECURRING_QUERIES })
  return async () => {
    await dialogs.confirm({
      title: t`End “${name}”?`,
      message: t`No more invoices are created. Existing ones stay. With new dates it can start again.`,
      confirmLabel: t({ context: 'a recurring invoice', message: 'End it' }),
      tone: 'red',
      done: t`It has ended.`,
      onConfirm: async () => {
        const result = await mutate({ query: { workspaceId, recurringId: id } })
        return result.ok ? undefined : recurringRefusalMessage(result)
      },
    })
  }
}

function EditPlanDialog(props: {
  readonly recurring: RecurringView
  readonly onClose: () => void
}) {
  const { recurring, onClose } = props
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(updateRecurring, {
    invalidates: RECURRING_QUERIES,
  })
  const { id, version, plan } = recurring
  return (
    <PlanDialog
      title={t`Change name and days`}
      submitLabel={t`Save`}
      today={localDate(recurring.today)}
      since={plan.firstDay}
      initial={planValues(recurring)}
      pending={pending}
      refused={refused}
      onClose={onClose}
      onSubmit={async input => {
        const query = { workspaceId, recurringId: id }
        const result = await mutate({ query, body: { version, ...input } })
        if (!result.ok) return
        onClose()
        toasts.success(t`Saved.`)
      }}
    />
  )
}
