import { Notice } from '@bordereau/ui/badge/badge'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

export type FormErrorProps = {
  readonly refused: Refused | undefined
  /** Refusals of the captcha have their messages in features/captcha/prover.tsx. */
  readonly words?: ((refused: Refused) => string) | undefined
}

/** Above a form: why it was refused, announced to screen readers at once. */
export function FormError({ refused, words = refusalMessage }: FormErrorProps) {
  if (refused === undefined) return null
  return (
    <div role="alert">
      <Notice tone="red" title={words(refused)} />
    </div>
  )
}
