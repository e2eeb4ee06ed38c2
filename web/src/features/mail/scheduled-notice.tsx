import { Notice } from '@bordereau/ui/badge/badge'
import { useLingui } from '#macros'
import type { ReactNode } from 'react'
import { useSecondsLeft } from './seconds-left.ts'

/** A message that the server will send, and when. */
export function ScheduledNotice(props: {
  readonly to: string
  readonly secondsLeft: number
  readonly action?: ReactNode
}) {
  const { t } = useLingui()
  const { to, secondsLeft, action } = props
  const left = useSecondsLeft(secondsLeft)
  const title =
    left > 0 ? t`The message is sent in ${left} s` : t`The message is waiting to be sent`
  return (
    <Notice tone="blue" icon="clock" title={title} action={action}>
      <bdi>{to}</bdi>
    </Notice>
  )
}
