import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './challenge.module.css'

export interface ChallengeStatusProps {
  /** Checking by itself; done; the user must act; failed. */
  state: 'checking' | 'done' | 'asking' | 'failed'
  /** The message, shown and announced once to assistive technology. */
  children: ReactNode
  onRetry?: () => void
}

/** One line below a form: the progress of a check that needs little or no action of the user. */
export function ChallengeStatus({ state, children, onRetry }: ChallengeStatusProps) {
  const texts = useTexts()
  return (
    <div className={css.line} data-state={state}>
      <span className={css.sign} aria-hidden>
        {state === 'checking' && <span className={css.turning} />}
        {state === 'done' && <Icon name="check-circle" />}
        {state === 'asking' && <Icon name="info" />}
        {state === 'failed' && <Icon name="warning" />}
      </span>
      <span role="status">{children}</span>
      {state === 'failed' && onRetry !== undefined && (
        <Button size="sm" look="soft" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  )
}
