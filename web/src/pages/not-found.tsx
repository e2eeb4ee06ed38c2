import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useContext } from 'react'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Page } from '../layout/page.tsx'
import { WorkspaceContext } from '../data/session.tsx'

/** An unknown address, inside a company or outside. */
export function NotFoundPage() {
  const workspace = useContext(WorkspaceContext)
  const title = t`Page not found`
  const words = (
    <EmptyState
      icon="map-pin"
      title={<Trans>There is nothing at this address</Trans>}
      action={
        <ButtonLink href={workspace ? `/w/${workspace.workspaceId}` : '/'} look="primary">
          {workspace ? <Trans>To the dashboard</Trans> : <Trans>To the start page</Trans>}
        </ButtonLink>
      }
    >
      <Trans>The link may be old or mistyped.</Trans>
    </EmptyState>
  )
  return workspace ? (
    <Page title={title}>{words}</Page>
  ) : (
    <PublicLayout title={title}>{words}</PublicLayout>
  )
}
