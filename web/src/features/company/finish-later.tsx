import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { useFinishSetup } from './use-finish-setup.ts'

/** Leaves the wizard. */
export function FinishLater() {
  const { finish, pending } = useFinishSetup()
  return (
    <Button look="quiet" busy={pending} onClick={() => void finish()}>
      <Trans>Finish later</Trans>
    </Button>
  )
}
