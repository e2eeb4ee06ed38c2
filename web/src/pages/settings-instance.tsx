import { updateInstance } from '@bordereau/contract/session'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Facts, Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAct } from '../act.ts'
import { SubjectPage } from '../features/settings/subject.tsx'
import { wordsOf } from '../refusal.tsx'
import { becomeMe, useMe, useWorkspace } from '../session.tsx'

/** What concerns everybody on this machine, not only this company. */
export function SettingsInstancePage() {
  const { workspaceId } = useWorkspace()
  const { instance } = useMe()
  const { act, pending } = useAct(updateInstance)
  const set = async (signUpOpen: boolean): Promise<void> => {
    const answer = await act({ query: { workspaceId }, body: { signUpOpen } })
    if (answer.ok) becomeMe(answer.value)
    else toasts.error(wordsOf(answer))
  }
  return (
    <SubjectPage
      title={t`Sign-up and release`}
      lead={t`What concerns everybody on this instance.`}
      needs="settings.update"
    >
      <Card title={<Trans>Sign-up</Trans>}>
        <Switch
          label={t`Anybody may make an account`}
          help={t`Otherwise new people come by invitation only.`}
          checked={instance.signUpOpen}
          disabled={pending}
          onChange={open => void set(open)}
        />
      </Card>
      <Card title={<Trans>This instance</Trans>}>
        <Stack>
          <Facts
            facts={[
              { name: t`Release`, value: instance.release },
              {
                name: t`Mail server`,
                value: instance.mailConfigured
                  ? t`Configured`
                  : t`None: messages stay in the outbox, to be read and downloaded`,
              },
            ]}
          />
        </Stack>
      </Card>
    </SubjectPage>
  )
}
