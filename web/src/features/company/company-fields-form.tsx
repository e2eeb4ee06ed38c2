import type { Company } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { AutoSave } from './auto-save.tsx'
import {
  ContactOfCompany,
  NameAndAddress,
  NumbersOfCompany,
  companyErrors,
} from './legal-fields.tsx'
import { SellerTermsFields, hasSellerTerms } from './seller-terms.tsx'
import { useCompanyForm } from './use-company-form.ts'
import { useUnsavedCompany } from './use-unsaved-company.ts'

/** The legal data and contact data of the company, saved automatically. */
export function CompanyFieldsForm({ company }: { company: Company }) {
  const form = useCompanyForm(company, companyErrors, useUnsavedCompany(company))
  return (
    <AutoSave form={form}>
      <Stack gap={6}>
        <Card title={<Trans>Name and address</Trans>}>
          <NameAndAddress form={form} />
        </Card>
        <Card title={<Trans>Registration and tax</Trans>}>
          <NumbersOfCompany form={form} />
        </Card>
        {hasSellerTerms(form.values.profile.address.country) && (
          <Card title={<Trans>Statements on invoices</Trans>}>
            <SellerTermsFields form={form} />
          </Card>
        )}
        <Card title={<Trans>Contact</Trans>}>
          <ContactOfCompany form={form} />
        </Card>
      </Stack>
    </AutoSave>
  )
}
