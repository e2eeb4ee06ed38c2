import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import { Stack } from '@bordereau/ui/layout/layout'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { AutomaticCheckNotice } from '../party/automatic-check-notice.tsx'
import { fillEmptyFrom, fillFrom } from '../party/register-answer.ts'
import { TaxRegisterChecks } from '../party/tax-register-checks.tsx'
import { AddressOfCompany, ContactOfCompany, NumbersOfCompany } from './legal-fields.tsx'
import { SellsField } from './sells-field.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** The numbers, and the address, which a public register knows by them; what it sells; last, whom customers can ask. */
export function IdentityStepFields({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  const take =
    (fill: typeof fillFrom) =>
    (check: TaxRegisterCheck): void => {
      const filled: PartyProfile = fill(profile, check)
      form.change({ profile: { ...filled, taxIds: [...filled.taxIds] } })
    }
  return (
    <Stack>
      <AutomaticCheckNotice country={profile.address.country} />
      <NumbersOfCompany form={form} />
      <TaxRegisterChecks profile={profile} onFill={take(fillFrom)} onFound={take(fillEmptyFrom)} />
      <AddressOfCompany form={form} />
      <SellsField form={form} />
      <ContactOfCompany form={form} />
    </Stack>
  )
}
