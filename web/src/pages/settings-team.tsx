import { Button } from '@bordereau/ui/button/button'
import { Card } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { InviteForm } from '../features/team/invite-form.tsx'
import { Team } from '../features/team/team.tsx'

export function SettingsTeamPage() {
  const [inviting, setInviting] = useState(false)
  return (
    <SettingsSubPage
      title={t`Team`}
      lead={t`The people in this company and their roles.`}
      needs="members.invite"
      actions={
        <Button look="primary" icon="user-plus" onClick={() => setInviting(true)}>
          <Trans>Invite someone</Trans>
        </Button>
      }
    >
      {inviting && (
        <Card title={<Trans>Invite someone</Trans>}>
          <InviteForm onClose={() => setInviting(false)} />
        </Card>
      )}
      <Team />
    </SettingsSubPage>
  )
}
