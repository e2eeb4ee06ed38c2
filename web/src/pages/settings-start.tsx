import { t } from '#macros'
import { Navigate } from 'react-router'
import { SettingsNav } from '../features/settings/settings-nav.tsx'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'

/** On a wide screen Settings opens its first page; on a phone it is the list of pages. */
export function SettingsStartPage() {
  const { workspaceId } = useWorkspace()
  const wide = window.matchMedia('(min-width: 62em)').matches
  if (wide) return <Navigate to={`/w/${workspaceId}/settings/company`} replace />
  return (
    <Page title={t`Settings`}>
      <SettingsNav />
    </Page>
  )
}
