import type { PartyProfile } from '@bordereau/domain/party/party'
import { withPasted } from '../party/pasted-profile.ts'
import { usePastedParty } from '../party/use-pasted-party.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Fills address, numbers and contact of a company from an address or a signature that is pasted into its street. */
export function useCompanyPaste(form: CompanyForm) {
  const { profile, vatRegistered } = form.values
  const { country } = profile.address
  return usePastedParty<PartyProfile, 'line1'>({
    values: profile,
    home: country,
    countries: [country],
    fill: (values, pasted) => {
      const { profile: filled, rest } = withPasted(values, pasted, { chargesTax: vatRegistered })
      return { filled, rest }
    },
    set: (values, _name, line1) => ({ ...values, address: { ...values.address, line1 } }),
    replace: changed => form.change({ profile: { ...changed, taxIds: [...changed.taxIds] } }),
  })
}
