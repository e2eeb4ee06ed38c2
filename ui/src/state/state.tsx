import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './state.module.css'

export interface EmptyStateProps {
  /** The front icon, and the two behind it. */
  icon: IconName
  sideIcons?: readonly [IconName, IconName]
  title: ReactNode
  /** One sentence: the content of this place. */
  children?: ReactNode
  /** A primary button, and at most one secondary. */
  action?: ReactNode
}

/** An empty list: an icon, a sentence, and a button to add the first entry. */
export function EmptyState(props: EmptyStateProps) {
  const [left, right] = props.sideIcons ?? ['file-text', 'receipt']
  return (
    <div className={css.state} data-part="empty">
      <div className={css.picture} aria-hidden>
        <span className={css.sheet}>
          <Icon name={left} size="xl" stroke={1.25} />
        </span>
        <span className={css.sheet}>
          <Icon name={right} size="xl" stroke={1.25} />
        </span>
        <span className={css.sheet}>
          <Icon name={props.icon} size="xxl" stroke={1.25} />
        </span>
      </div>
      <h2 className={css.title}>{props.title}</h2>
      {props.children !== undefined && <div className={css.text}>{props.children}</div>}
      {props.action !== undefined && <div className={css.actions}>{props.action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode
  /** What was saved, and what to do. */
  children?: ReactNode
  /** A code to quote to the operator of the instance. */
  reference?: string | undefined
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}

/** An error: what failed, what was saved, what to do, and a code to quote. */
export function ErrorState(props: ErrorStateProps) {
  const texts = useTexts()
  return (
    <div className={css.state} role="alert">
      <Icon name="alert" size="3xl" stroke={1.25} style={{ color: 'var(--color-red)' }} />
      <h2 className={css.title}>{props.title}</h2>
      {props.children !== undefined && <div className={css.text}>{props.children}</div>}
      <div className={css.actions}>
        {props.onRetry !== undefined && (
          <Button icon="refresh" busy={props.retrying ?? false} onClick={props.onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {props.action}
      </div>
      {props.reference !== undefined && (
        <p className={css.reference}>
          {texts.reference} <code>{props.reference}</code>
        </p>
      )}
    </div>
  )
}

export interface SkeletonProps {
  width?: string | number
  height?: string | number
}

/** A placeholder of content that is loading. */
export function Skeleton({ width = '100%', height = '0.875rem' }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden />
}

/** Announces once to assistive technology that content is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const texts = useTexts()
  return (
    <div aria-busy>
      <output className="visually-hidden">{texts.loading}</output>
      {children}
    </div>
  )
}
