import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Suspense, lazy } from 'react'
import { DeleteCompany } from '../features/company/delete-company.tsx'
import { WithCompany } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useWorkspace } from '../session.tsx'

// The rules of all countries come with it, while the company itself is asked for.
const CompanyFieldsForm = lazy(async () => ({
  default: (await import('../features/company/company-fields-form.tsx')).CompanyFieldsForm,
}))

export function SettingsCompanyPage() {
  const { may } = useWorkspace()
  return (
    <SubjectPage
      title={t`Name and numbers`}
      lead={t`Documents already issued keep what stood on them.`}
      needs="company.update"
    >
      <WithCompany>
        {company => (
          <Suspense fallback={<Skeleton height="30rem" />}>
            <CompanyFieldsForm company={company} />
          </Suspense>
        )}
      </WithCompany>
      {may('company.delete') && <DeleteCompany />}
    </SubjectPage>
  )
}
