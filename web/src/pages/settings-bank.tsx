import type { Company } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { AcceptedBrands } from '../features/company/accepted-brands.tsx'
import { AutoSave } from '../features/company/auto-save.tsx'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { Accounts } from '../features/company/bank-accounts.tsx'

export function SettingsBankPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SettingsSubPage
      title={t`Bank accounts`}
      lead={t`Where customers send payments.`}
      needs="company.update"
      actions={
        <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Add account</Trans>
        </Button>
      }
    >
      <WithCompany>
        {company => (
          <Accounts company={company} editing={editing} onEdit={setEditing}>
            <OtherPaymentMethods company={company} />
          </Accounts>
        )}
      </WithCompany>
    </SettingsSubPage>
  )
}

function OtherPaymentMethods({ company }: { company: Company }) {
  const form = useCompanyForm(company)
  return (
    <Card title={<Trans>Cards and wallets</Trans>}>
      <AutoSave form={form}>
        <AcceptedBrands form={form} />
      </AutoSave>
    </Card>
  )
}
