import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AutoSave } from '../features/company/auto-save.tsx'
import { DeleteCompany } from '../features/company/delete-company.tsx'
import {
  ContactOfCompany,
  NameAndAddress,
  NumbersOfCompany,
  companyFaults,
} from '../features/company/legal-fields.tsx'
import { type Company, useCompanyForm } from '../features/company/use-company-form.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useWorkspace } from '../session.tsx'

export function SettingsCompanyPage() {
  const { may } = useWorkspace()
  return (
    <SubjectPage
      title={t`Name and numbers`}
      lead={t`Documents already issued keep what stood on them.`}
      needs="company.update"
    >
      <WithCompany>{company => <CompanyFieldsForm company={company} />}</WithCompany>
      {may('company.delete') && <DeleteCompany />}
    </SubjectPage>
  )
}

function CompanyFieldsForm({ company }: { company: Company }) {
  const form = useCompanyForm(company, companyFaults)
  return (
    <AutoSave form={form}>
      <Stack gap={6}>
        <Card title={<Trans>Name and address</Trans>}>
          <NameAndAddress form={form} />
        </Card>
        <Card title={<Trans>Registration and tax</Trans>}>
          <NumbersOfCompany form={form} />
        </Card>
        <Card title={<Trans>Contact</Trans>}>
          <ContactOfCompany form={form} />
        </Card>
      </Stack>
    </AutoSave>
  )
}
