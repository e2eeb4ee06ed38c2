import type { SetupTask } from '@bordereau/domain/setup-task'
import { useEffect, useRef } from 'react'
import { useSetAside } from './use-set-aside.ts'

/**
 * Puts tasks away, and shows nothing. It is a component so that the dashboard opens without its code and without the
 * company. `tasks`: in the order in which they were chosen; only ever appended to.
 */
export function PutAway(props: {
  tasks: readonly SetupTask[]
  onPending: (pending: boolean) => void
}) {
  const { tasks, onPending } = props
  const { ready, setAside, pending } = useSetAside()
  const asked = useRef(0)
  useEffect(() => {
    const rest = tasks.slice(asked.current)
    if (!ready || rest.length === 0) return
    asked.current = tasks.length
    setAside(rest)
  })
  useEffect(() => onPending(pending), [pending, onPending])
  return null
}
