import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { UiProvider } from '@bordereau/ui/theme'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouteError } from 'react-router'
import { AppLink } from '../link.tsx'
import { isRefusal } from '../api.ts'
import { Page } from '../page.tsx'
import { RefusalView } from '../refusal.tsx'

/** When a page broke or its code did not load: what failed, that nothing is lost, what to do. */
export function ErrorPage() {
  const fault: unknown = useRouteError()
  const reload = () => window.location.reload()
  return (
    <UiProvider link={AppLink}>
      <main>
        <Page
          title={t`This page could not be shown`}
          width="form"
          actions={
            <>
              <Button look="primary" icon="refresh" onClick={reload}>
                <Trans>Reload</Trans>
              </Button>
              <ButtonLink href="/">
                <Trans>Start page</Trans>
              </ButtonLink>
            </>
          }
        >
          {isRefusal(fault) ? (
            <RefusalView refused={fault} />
          ) : (
            <>
              <p>
                <Trans>
                  Everything saved is still there. If it happens again, quote this to whoever hosts
                  Bordereau:
                </Trans>
              </p>
              <code>{fault instanceof Error ? fault.message : String(fault)}</code>
            </>
          )}
        </Page>
      </main>
    </UiProvider>
  )
}
