import {
  draftPattern,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
  runNow,
  skipRun,
  updateRecurring,
} from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { AFTER_DOCUMENT } from '../invoices/touched.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { planValues } from './plan-form.ts'
import { AFTER_RECURRING, AFTER_RUN } from './touched.ts'
import { type RecurringView, nowWords, outcomeWords, recurringRefusal } from './words.ts'

/** Pause and resume as the button, the rest in the menu beside it. */
export function RecurringActs({ recurring }: { recurring: RecurringView }) {
  const { may } = useWorkspace()
  const [changing, setChanging] = useState(false)
  const pausing = usePausing(recurring)
  const items = useItems(recurring, () => setChanging(true))
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
      <Menu align="end" sections={[{ key: 'acts', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} />
      </Menu>
      {changing && <ChangeDialog recurring={recurring} onClose={() => setChanging(false)} />}
    </>
  )
}

function usePausing({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, recurringId: id }
  const pausing = useAct(pauseRecurring, { touches: AFTER_RECURRING })
  const resuming = useAct(resumeRecurring, { touches: AFTER_RECURRING })
  async function resume(): Promise<void> {
    const answer = await resuming.act({ query })
    if (answer.ok) toasts.success(t`It goes on.`)
    else toasts.error(recurringRefusal(answer))
  }
  async function pause(): Promise<void> {
    const answer = await pausing.act({ query })
    if (answer.ok) toasts.undo(t`It is paused.`, () => void resume())
    else toasts.error(recurringRefusal(answer))
  }
  return { pause, resume, pending: pausing.pending || resuming.pending }
}

function useItems(recurring: RecurringView, onChange: () => void): readonly MenuItem[] {
  const { date } = useFormats()
  const { runNext, skipNext } = useNext(recurring)
  const changePattern = usePattern(recurring)
  const end = useEnd(recurring)
  const next = recurring.nextDay === null ? '' : date(recurring.nextDay)
  const going = recurring.state !== 'ended'
  const onNext = going && recurring.nextDay !== null
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
      label: t`Change what repeats`,
      help: t`Opens it as a draft`,
      when: true,
      onPress: () => void changePattern(),
    },
    {
      key: 'run',
      icon: 'play',
      label: t`Make the next one now`,
      help: next,
      when: onNext,
      onPress: () => void runNext(),
    },
    {
      key: 'skip',
      icon: 'chevrons-right',
      label: t`Skip the next one`,
      help: next,
      when: onNext,
      onPress: () => void skipNext(),
    },
    {
      key: 'end',
      icon: 'x-circle',
      tone: 'red',
      label: t({ context: 'a recurring invoice', message: 'End it' }),
      when: going,
      onPress: () => void end(),
    },
  ]
  return all.filter(({ when }) => when)
}

function useNext(recurring: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { date } = useFormats()
  const query = { workspaceId, recurringId: recurring.id }
  const running = useAct(runNow, { touches: AFTER_RUN })
  const skipping = useAct(skipRun, { touches: AFTER_RECURRING })
  const day = recurring.nextDay ?? ''
  const of = date(day === '' ? recurring.today : day)
  return {
    runNext: async () => {
      await dialogs.confirm({
        title: t`Make the one of ${of} now?`,
        message: nowWords(recurring.mode),
        confirmLabel: t`Make it now`,
        act: async () => {
          const answer = await running.act({ query, body: { day } })
          if (!answer.ok) return recurringRefusal(answer)
          const { outcome } = answer.value
          const said = outcomeWords(outcome).label
          if (outcome === 'kept') toasts.warning(said)
          else toasts.success(said)
          return undefined
        },
      })
    },
    skipNext: async () => {
      await dialogs.confirm({
        title: t`Skip the one of ${of}?`,
        message: t`No invoice is made for this day. The days after it stay as they are.`,
        confirmLabel: t`Skip it`,
        done: t`The day is skipped.`,
        act: async () => {
          const answer = await skipping.act({ query, body: { day } })
          return answer.ok ? undefined : recurringRefusal(answer)
        },
      })
    },
  }
}

function usePattern({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { act } = useAct(draftPattern, { touches: AFTER_DOCUMENT })
  return async () => {
    const answer = await act({ query: { workspaceId, recurringId: id } })
    if (answer.ok) await navigate(`/w/${workspaceId}/invoices/${answer.value.invoiceId}`)
    else toasts.error(recurringRefusal(answer))
  }
}

function useEnd({ id, name }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { act } = useAct(endRecurring, { touches: AFTER_RECURRING })
  return async () => {
    await dialogs.confirm({
      title: t`End “${name}”?`,
      message: t`No more invoices are made. Those that were made stay. With new days it can begin again.`,
      confirmLabel: t({ context: 'a recurring invoice', message: 'End it' }),
      tone: 'red',
      done: t`It has ended.`,
      act: async () => {
        const answer = await act({ query: { workspaceId, recurringId: id } })
        return answer.ok ? undefined : recurringRefusal(answer)
      },
    })
  }
}

function ChangeDialog(props: { readonly recurring: RecurringView; readonly onClose: () => void }) {
  const { recurring, onClose } = props
  const { workspaceId } = useWorkspace()
  const { act, pending, refused } = useAct(updateRecurring, { touches: AFTER_RECURRING })
  const { id, version, plan } = recurring
  return (
    <PlanDialog
      title={t`Change name and days`}
      doLabel={t`Save`}
      today={localDate(recurring.today)}
      since={plan.firstDay}
      initial={planValues(recurring)}
      pending={pending}
      refused={refused}
      onClose={onClose}
      onDone={async planned => {
        const query = { workspaceId, recurringId: id }
        const answer = await act({ query, body: { version, ...planned } })
        if (!answer.ok) return
        onClose()
        toasts.success(t`Saved.`)
      }}
    />
  )
}
