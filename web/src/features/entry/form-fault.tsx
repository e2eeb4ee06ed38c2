import { Notice } from '@bordereau/ui/badge/badge'
import type { Refused } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'

export type FormFaultProps = {
  readonly refused: Refused | undefined
  /** What concerns the captcha brings its words along (features/captcha/keeper.tsx). */
  readonly words?: (refused: Refused) => string
}

/** Above a form: why it was refused, read out at once. */
export function FormFault({ refused, words = wordsOf }: FormFaultProps) {
  if (refused === undefined) return null
  return (
    <div role="alert">
      <Notice tone="red" title={words(refused)} />
    </div>
  )
}
