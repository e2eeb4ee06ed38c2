import { listMembers } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { InvitationList } from '../features/team/invitation-list.tsx'
import { InviteForm } from '../features/team/invite-form.tsx'
import { MemberList } from '../features/team/member-list.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

export function SettingsTeamPage() {
  const [inviting, setInviting] = useState(false)
  return (
    <SubjectPage
      title={t`Team`}
      lead={t`Who works in this company, and as what.`}
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
    </SubjectPage>
  )
}

function Team() {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useGet(listMembers, { workspaceId })
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
