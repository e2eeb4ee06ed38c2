import { createCompany } from '@bordereau/contract/company'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/mutation.ts'
import { reloadMe, useMe } from '../../data/session.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { countryOfBrowser } from '../party/names.ts'

/** Creates a company and opens the wizard. */
export function useNewCompany() {
  const { workspaces } = useMe()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(createCompany)
  // A further company is most often in the same country as the last one.
  const own = workspaces.findLast(({ sample: shown, country }) => !shown && country !== null)
  const country = own?.country ?? countryOfBrowser(navigator.languages)
  const form = useForm({ country, legalName: '' }, values =>
    fieldErrorsOf(createCompany.request, values),
  )
  const begin = form.submit(async body => {
    const response = await mutate({ body })
    if (!response.ok) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}/setup/identity`)
  })
  return { form, begin, pending, refused }
}
