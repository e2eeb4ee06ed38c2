import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'

/** The button to the previous step; keeps its space where there is none. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  if (!onBack) return <span />
  return (
    <Button look="quiet" icon="arrow-left" onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  )
}
