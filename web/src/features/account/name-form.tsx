import { updateMe } from '@bordereau/contract/preferences'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../../data/mutation.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { SaveStatus, type SaveStatusProps } from '../../form/save-status.tsx'
import { setMe, useMe } from '../../data/session.tsx'

/** The name shown to others, saved when the field is left; the address cannot be changed here. `byAddress`: the person signs in with it. */
export function NameForm({ byAddress }: { byAddress: boolean }) {
  const { person } = useMe()
  const { form, submit, status } = useNameForm(person?.name ?? '')
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          {...form.field('name')}
          label={t`Your name`}
          autoComplete="name"
          onBlur={event => {
            if (form.values.name.trim() !== '') event.currentTarget.form?.requestSubmit()
          }}
        />
        <TextField
          label={t`Email address`}
          value={person?.email ?? ''}
          onChange={() => undefined}
          readOnly
          help={byAddress ? t`You sign in with it.` : undefined}
        />
        <SaveStatus {...status} />
      </Stack>
    </form>
  )
}

function useNameForm(saved: string) {
  const { mutate, pending, refused } = useMutation(updateMe)
  const [former, setFormer] = useState<string>()
  const form = useForm({ name: saved }, values => fieldErrorsOf(updateMe.request, values))
  const save = async (name: string, before: string | undefined) => {
    const response = await mutate({ body: { name } })
    if (!response.ok) return response
    setFormer(before)
    setMe(response.value)
    return response
  }
  const submit = form.submit(async ({ name }) =>
    name === saved || pending ? { ok: true } : save(name, saved),
  )
  return { form, submit, status: statusOf() }

  function statusOf(): SaveStatusProps {
    if (pending) return { state: 'saving' }
    if (refused) {
      const { name } = form.values
      return {
        state: 'refused',
        why: refusalMessage(refused),
        onRetry: () => void save(name, saved),
      }
    }
    if (former === undefined) return { state: 'untouched' }
    const undo = (): void => {
      form.set('name', former)
      void save(former, undefined).then(
        ({ ok }) => ok && toasts.info(t`Previous version restored.`),
      )
    }
    return { state: 'saved', onUndo: undo }
  }
}
