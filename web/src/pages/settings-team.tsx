import { listMembers } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { InvitationList } from '../features/team/invitation-list.tsx'
import { InviteForm } from '../features/team/invite-form.tsx'
import { MemberList } from '../features/team/member-list.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

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

function Team() {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(listMembers, { workspaceId })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  return (
    <Stack gap={6}>
      <Card title={<Trans>Members</Trans>}>
        <MemberList members={data.members} />
      </Card>
      {data.invitations.length > 0 && (
        <Card title={<Trans>Invited</Trans>}>
          <InvitationList invitations={data.invitations} />
        </Card>
      )}
    </Stack>
  )
}
