import { updateInstance } from '@bordereau/contract/sign-up'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Facts, Stack } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useMutation } from '../data/mutation.ts'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { refusalMessage } from '../data/refusal.tsx'
import { setMe, useMe, useWorkspace } from '../data/session.tsx'

/** Settings of the whole instance, not only of this company. */
export function SettingsInstancePage() {
  const { workspaceId } = useWorkspace()
  const { instance } = useMe()
  const { mutate, pending } = useMutation(updateInstance)
  const set = async (signUpOpen: boolean): Promise<void> => {
    const response = await mutate({ query: { workspaceId }, body: { signUpOpen } })
    if (response.ok) setMe(response.value)
    else toasts.error(refusalMessage(response))
  }
  return (
    <SettingsSubPage
      title={t`Sign-up and release`}
      lead={t`Settings for everyone on this instance.`}
      needs="settings.update"
    >
      <Card title={<Trans>Sign-up</Trans>}>
        <Switch
          label={t`Anyone can create an account`}
          help={t`Otherwise new users join by invitation only.`}
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
    </SettingsSubPage>
  )
}
