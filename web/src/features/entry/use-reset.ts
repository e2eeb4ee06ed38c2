import { resetPassword } from '@bordereau/contract/sign-up'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useNavigate, useParams } from 'react-router'
import { lastWorkspace } from '../../data/last-workspace.ts'
import { useMutation } from '../../data/mutation.ts'
import { setMe } from '../../data/session.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { homeOf } from '../../navigation/guards.ts'

/** The form of the new password; once it is saved, the person is signed in. */
export function useReset() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { mutate, pending, refused } = useMutation(resetPassword)
  const form = useForm({ password: '' }, values =>
    // A malformed token is not an error of the password field: the server reports it.
    fieldErrorsOf(resetPassword.request, { ...values, token: '-'.repeat(43) }),
  )
  const send = form.submit(async ({ password }) => {
    const response = await mutate({ body: { token, password } })
    if (!response.ok) return response
    setMe(response.value)
    toasts.success(t`Your password was changed. All other sessions were ended.`)
    await navigate(homeOf(response.value, lastWorkspace.read()), { replace: true })
    return response
  })
  return { form, send, pending, refused }
}
