import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { t } from '#macros'
import type { Refused } from '../data/api.ts'
import { refusalMessage } from '../data/refusal.tsx'

/** Inside a form or a dialog: why it was refused, announced to screen readers. Nothing while it is not. */
export function RefusalNotice(props: {
  readonly refused: Refused | undefined
  /** Where the feature has messages of its own. */
  readonly messageOf?: ((refused: Refused) => string) | undefined
}) {
  const { refused, messageOf = refusalMessage } = props
  if (refused === undefined) return null
  return (
    <Notice tone="red" live>
      {messageOf(refused)}
    </Notice>
  )
}

/** Inside a dialog that could not load what it is about: why, and a button to try again. */
export function RetryNotice({ refused, retry }: { refused: Refused; retry: () => void }) {
  return (
    <Notice tone="red" action={<Button onClick={retry}>{t`Try again`}</Button>}>
      {refusalMessage(refused)}
    </Notice>
  )
}
