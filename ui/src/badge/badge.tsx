import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import type { Tone } from '../tone.ts'
import css from './badge.module.css'

export type { Tone } from '../tone.ts'

export interface StatusBadgeProps {
  tone: Tone
  /** The label; the colour is never the only information. */
  children: ReactNode
  icon?: IconName
}

const badgeIcons: Record<Tone, IconName> = {
  grey: 'circle-dashed',
  blue: 'circle-dot',
  green: 'check-circle',
  amber: 'clock',
  red: 'alert',
}

/** A status as one word, with its icon and colour. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon name={icon ?? badgeIcons[tone]} size="sm" />
      {children}
    </span>
  )
}

export interface NoticeProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** At the end: a button or link that solves it. */
  action?: ReactNode
  icon?: IconName
  /** Announced when it appears after an action. */
  live?: boolean
}

const noticeIcons: Record<Tone, IconName> = {
  grey: 'info',
  blue: 'info',
  green: 'check-circle',
  amber: 'warning',
  red: 'alert',
}

/** A permanent note of one or two sentences. */
export function Notice({ tone, title, children, action, icon, live = false }: NoticeProps) {
  return (
    <div
      className={css.notice}
      data-tone={tone}
      role={live ? (tone === 'red' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon ?? noticeIcons[tone]} size="lg" />
      <div className={css.body}>
        <div className={css.text}>
          {title !== undefined && <span className={css.title}>{title}</span>}
          {children !== undefined && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
