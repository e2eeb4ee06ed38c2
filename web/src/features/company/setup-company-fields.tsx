import { Stack } from '@bordereau/ui/layout/layout'
import { fillFrom } from '../party/register-answer.ts'
import { TaxRegisterChecks } from '../party/tax-register-checks.tsx'
import { AddressOfCompany, ContactOfCompany, NumbersOfCompany } from './legal-fields.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** The numbers, and what public registers know by them: name and address need not be typed. */
export function NumbersStepFields({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  return (
    <Stack>
      <NumbersOfCompany form={form} />
      <TaxRegisterChecks
        profile={profile}
        onFill={check => {
          const filled = fillFrom(profile, check)
          form.change({ profile: { ...filled, taxIds: [...filled.taxIds] } })
        }}
      />
    </Stack>
  )
}

export function AddressStepFields({ form }: { form: CompanyForm }) {
  return (
    <Stack>
      <AddressOfCompany form={form} />
      <ContactOfCompany form={form} />
    </Stack>
  )
}
