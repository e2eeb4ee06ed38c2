import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import type { Tone } from '../tone.ts'
import css from './timeline.module.css'

export interface TimelineEvent {
  key: string
  icon: IconName
  tone?: Tone
  title: ReactNode
  /** The time as text, with the full date in a `<time>`. */
  time: ReactNode
  /** Details, links. */
  children?: ReactNode
}

/** Events in order. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={css.timeline}>
      {events.map(event => (
        <li key={event.key} className={css.event}>
          <span className={css.sign} data-tone={event.tone ?? 'grey'}>
            <Icon name={event.icon} />
          </span>
          <div className={css.text}>
            <div className={css.title}>{event.title}</div>
            {event.children !== undefined && <div className={css.details}>{event.children}</div>}
            <div className={css.details}>{event.time}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
