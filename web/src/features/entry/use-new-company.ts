import { createCompany } from '@bordereau/contract/company'
import type { LegalForm } from '@bordereau/domain/party/party'
import { t } from '#macros'
import { i18n } from '@lingui/core'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/mutation.ts'
import { reloadMe, useMe } from '../../data/session.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { SETUP_STEPS } from '../company/setup-steps.ts'
import { countryOfReader } from '../party/names.ts'

type NewCompanyValues = {
  readonly country: string
  readonly legalName: string
  readonly legalForm: LegalForm | undefined
}

/** Creates a company and opens the wizard. */
export function useNewCompany() {
  const { person, workspaces } = useMe()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(createCompany)
  // A further company is most often in the same country as the last one.
  const own = workspaces.findLast(({ sample: shown, country }) => !shown && country !== null)
  const country = own?.country ?? countryOfReader(i18n.locale, navigator.languages)
  const form = useForm<NewCompanyValues>(
    { country, legalName: '', legalForm: undefined },
    values => ({
      ...fieldErrorsOf(createCompany.request, values),
      ...(values.legalForm === undefined && { legalForm: t`Choose one` }),
    }),
  )
  const begin = form.submit(async body => {
    const contact = { name: person?.name ?? '', phone: '', email: person?.email ?? '' }
    const response = await mutate({ body: { ...body, contact } })
    if (!response.ok) return response
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}/setup/${SETUP_STEPS[0]}`)
    return response
  })
  /** A sole trader trades under the own name, which the account has. */
  const choose = (legalForm: LegalForm) => {
    const isOwnName = form.values.legalName === '' && legalForm === 'sole_trader'
    form.set('legalForm', legalForm)
    if (isOwnName) form.set('legalName', person?.name ?? '')
  }
  return { form, choose, begin, pending, refused }
}
