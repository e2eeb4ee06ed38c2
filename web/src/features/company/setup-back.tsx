import { Button } from '@bordereau/ui/button/button'
import { Trans } from '@lingui/react/macro'

/** The way to the former step; keeps its place where there is none. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  if (!onBack) return <span />
  return (
    <Button look="quiet" icon="arrow-left" onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  )
}
