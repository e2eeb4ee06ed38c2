import { updateMe } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAct } from '../../act.ts'
import { faultsOf, useForm } from '../../form.ts'
import { wordsOf } from '../../refusal.tsx'
import { becomeMe, useMe } from '../../session.tsx'

/** How others see the person; the address cannot be changed here. `byAddress`: she signs in with it. */
export function NameForm({ byAddress }: { byAddress: boolean }) {
  const { person } = useMe()
  const { act, pending, refused } = useAct(updateMe)
  const form = useForm({ name: person?.name ?? '' }, values => faultsOf(updateMe.request, values))
  const send = form.submit(async body => {
    const answer = await act({ body })
    if (!answer.ok) return
    becomeMe(answer.value)
    toasts.success(t`Your name was saved.`)
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={wordsOf(refused)} />}
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
