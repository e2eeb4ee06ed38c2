import type { SetupTask } from '@bordereau/domain/setup-task'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import css from './setup-card.module.css'
import { OBLIGATIONS_ID, setupTaskLabel, setupTaskPath } from './setup-labels.ts'
import type { SetupTasks } from './use-setup-tasks.ts'

const PutAway = lazy(async () => ({ default: (await import('./put-away.tsx')).PutAway }))

/** The tasks of setting up, each a link to where it is done. Each, or the rest, can be put away. */
export function SetupCard({ tasks }: { tasks: SetupTasks }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly SetupTask[]>([])
  const [pending, setPending] = useState(false)
  const setAside = (more: readonly SetupTask[]) => setChosen(before => [...before, ...more])
  const done = tasks.filter(one => one.done).length
  const total = tasks.length
  const rest = tasks.flatMap(one => (one.done ? [] : [one.task]))
  return (
    <Card
      title={t`Set up your company`}
      aside={
        <Button size="sm" look="quiet" busy={pending} onClick={() => setAside(rest)}>
          <Trans>Put the list away</Trans>
        </Button>
      }
    >
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <PutAway tasks={chosen} onPending={setPending} />
        </Suspense>
      )}
      <Text size={13} tone="muted">
        {t`${done} of ${total} done`}
      </Text>
      <ul className={css.tasks}>
        {tasks.map(one => (
          <Task key={one.task} {...one} onSetAside={() => setAside([one.task])} />
        ))}
      </ul>
    </Card>
  )
}

function Task(props: { task: SetupTask; done: boolean; onSetAside: () => void }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { task, done, onSetAside } = props
  const label = setupTaskLabel(task)
  if (done)
    return (
      <li>
        <Icon name="check-circle" title={t`Done`} />
        <Text tone="muted">{label}</Text>
      </li>
    )
  return (
    <li>
      <Icon name="arrow-right" />
      <Link
        href={`/w/${workspaceId}/${setupTaskPath(task)}`}
        onClick={event => {
          if (task !== 'e_invoicing') return
          // On this page: not a navigation, after which the title would have the focus.
          event.preventDefault()
          document.getElementById(OBLIGATIONS_ID)?.focus()
        }}
      >
        {label}
      </Link>
      <IconButton icon="x" size="sm" label={t`Put away: ${label}`} onClick={onSetAside} />
    </li>
  )
}
