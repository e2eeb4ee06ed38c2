import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { t } from '#macros'
import { Suspense, lazy } from 'react'
import { DeleteCompany } from '../features/company/delete-company.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useWorkspace } from '../data/session.tsx'

// The rules of all countries are loaded with it, while the company itself is requested.
const CompanyFieldsForm = lazy(async () => ({
  default: (await import('../features/company/company-fields-form.tsx')).CompanyFieldsForm,
}))

export function SettingsCompanyPage() {
  const { may } = useWorkspace()
  return (
    <SettingsSubPage
      title={t`Name and numbers`}
      lead={t`Documents already issued stay unchanged.`}
      needs="company.update"
    >
      <WithCompany>
        {company => (
          <Suspense fallback={<LoadingSkeleton height="30rem" />}>
            <CompanyFieldsForm company={company} />
          </Suspense>
        )}
      </WithCompany>
      {may('company.delete') && <DeleteCompany />}
    </SettingsSubPage>
  )
}
