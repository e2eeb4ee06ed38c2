import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { arrowOf } from '../arrow.ts'
import { Button, IconButton } from '../button/button.tsx'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import css from './tour.module.css'
import { useHighlight, useModal } from './use-frame.ts'
import { useSteps } from './use-walk.ts'
import type { Stop } from './walk.ts'

export interface TourStep extends Stop {
  key: string
  title: string
  children: ReactNode
}

export interface TourProps {
  /** The subject; accessible name. */
  label: string
  steps: readonly TourStep[]
  /** Called once: true after the last step, false when it was closed before. */
  onEnd: (finished: boolean) => void
}

/**
 * Guides over the real page, one highlighted element at a time; Previous, Next and Finish, the arrow keys, and Escape
 * to close. Missing targets are skipped. The page is inert meanwhile, and the focus returns to where it was. Rendering
 * it starts it.
 */
export function Tour({ label, steps, onEnd }: TourProps) {
  const { step, place, busy, move } = useSteps(steps, onEnd)
  const { direction } = useLocale()
  const frame = useModal(step !== undefined)
  const { highlight, card } = useHighlight(step?.key, step?.target, direction)
  if (step === undefined) return null
  return createPortal(
    <dialog
      ref={frame}
      className={css.frame}
      aria-modal="true"
      aria-label={label}
      onCancel={event => {
        event.preventDefault()
        onEnd(false)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // The page's own shortcuts are disabled while it is open.
        event.stopPropagation()
        const by = arrowOf(event.key, direction)
        if (by !== 0) move(by)
      }}
    >
      <div ref={highlight} className={css.highlight} />
      <div ref={card} className={css.place}>
        <Card key={step.key} step={step} place={place} busy={busy} move={move} onEnd={onEnd} />
      </div>
    </dialog>,
    document.body,
  )
}

interface CardProps {
  step: TourStep
  place: { number: number; total: number }
  busy: boolean
  move: (by: 1 | -1) => void
  onEnd: (finished: boolean) => void
}

function Card({ step, place, busy, move, onEnd }: CardProps) {
  const texts = useTexts()
  const titleId = useId()
  const nextButton = useRef<HTMLButtonElement>(null)
  // Each step focuses the next button, so that Enter goes through all of them.
  useEffect(() => nextButton.current?.focus({ preventScroll: true }), [])
  return (
    <div className={css.card} role="group" aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {step.title}
        </h2>
        <IconButton icon="x" size="sm" label={texts.close} onClick={() => onEnd(false)} />
      </div>
      <div className={css.text}>{step.children}</div>
      <div className={css.foot}>
        <span className={css.count}>{texts.slide(place.number, place.total)}</span>
        {place.number > 1 && <Button onClick={() => move(-1)}>{texts.previous}</Button>}
        <Button ref={nextButton} look="primary" busy={busy} onClick={() => move(1)}>
          {place.number === place.total ? texts.finish : texts.next}
        </Button>
      </div>
    </div>
  )
}
