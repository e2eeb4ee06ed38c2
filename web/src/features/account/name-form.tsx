import { updateMe } from '@bordereau/contract/session'
import { TextField } from '@bordereau/ui/field/text-field'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { setMe, useMe } from '../../data/session.tsx'
import { SubmitForm } from '../../layout/submit-form.tsx'

/** The name shown to others; the address cannot be changed here. `byAddress`: the person signs in with it. */
export function NameForm({ byAddress }: { byAddress: boolean }) {
  const { person } = useMe()
  const { mutate, pending, refused } = useMutation(updateMe)
  const form = useForm({ name: person?.name ?? '' }, values =>
    fieldErrorsOf(updateMe.request, values),
  )
  const send = form.submit(async body => {
    const response = await mutate({ body })
    if (!response.ok) return
    setMe(response.value)
    toasts.success(t`Your name was saved.`)
  })
  return (
    <SubmitForm submitLabel={t`Save name`} pending={pending} refused={refused} onSubmit={send}>
      <TextField {...form.field('name')} label={t`Your name`} autoComplete="name" />
      <TextField
        label={t`Email address`}
        value={person?.email ?? ''}
        onChange={() => undefined}
        readOnly
        help={byAddress ? t`You sign in with it.` : undefined}
      />
    </SubmitForm>
  )
}
