import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { ErrorState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isRefusal } from '../api.ts'
import { Bare } from '../bare.tsx'
import { wordsOf } from '../refusal.tsx'

/** When a page broke or its code did not load: what failed, that nothing is lost, what to do. */
export function ErrorPage({ fault }: { fault: unknown }) {
  const words = isRefusal(fault)
    ? wordsOf(fault)
    : t`Everything saved is still there. Reload the page; if it happens again, quote the reference to whoever hosts Bordereau.`
  return (
    <Bare title={t`This page could not be shown`}>
      <ErrorState
        title={<Trans>This page could not be shown</Trans>}
        reference={referenceOf(fault)}
        action={
          <>
            <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </Button>
            <ButtonLink href="/">
              <Trans>Start page</Trans>
            </ButtonLink>
          </>
        }
      >
        {words}
      </ErrorState>
    </Bare>
  )
}

/** The request's id, or what the program said. */
function referenceOf(fault: unknown): string | undefined {
  if (isRefusal(fault)) return fault.reference === '' ? undefined : fault.reference
  return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
}
