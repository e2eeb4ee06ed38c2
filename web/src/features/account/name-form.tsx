import { updateMe } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { setMe, useMe } from '../../data/session.tsx'

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
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={refusalMessage(refused)} />}
        <TextField {...form.field('name')} label={t`Your name`} autoComplete="name" />
        <TextField
          label={t`Email address`}
          value={person?.email ?? ''}
          onChange={() => undefined}
          readOnly
          help={byAddress ? t`You sign in with it.` : undefined}
        />
        <Row justify="end">
          <Button type="submit" busy={pending}>
            <Trans>Save name</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
