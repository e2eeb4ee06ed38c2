import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import css from './stepper.module.css'

export interface StepperProps {
  /** The goal of the steps; accessible name. */
  label: string
  steps: readonly { key: string; label: string }[]
  /** The key of the current step. */
  current: string
}

/** The progress of a wizard. */
export function Stepper({ label, steps, current }: StepperProps) {
  const texts = useTexts()
  const at = steps.findIndex(step => step.key === current)
  return (
    <div>
      <p className={css.count}>{texts.stepOf(at + 1, steps.length)}</p>
      <ol className={css.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={css.step}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.text}>
              {index < at && <Icon name="check" size="sm" />}
              {step.label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
