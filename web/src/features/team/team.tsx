import { listMembers } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { InvitationList } from './invitation-list.tsx'
import { MemberList } from './member-list.tsx'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { Loaded } from '../../layout/loaded.tsx'

/** The members of the company, and who is invited. */
export function Team() {
  const { workspaceId } = useWorkspace()
  const query = useQuery(listMembers, { workspaceId })
  return (
    <Loaded query={query}>
      {({ members, invitations }) => (
        <Stack gap={6}>
          <Card title={<Trans>Members</Trans>}>
            <MemberList members={members} />
          </Card>
          {invitations.length > 0 && (
            <Card title={<Trans>Invited</Trans>}>
              <InvitationList invitations={invitations} />
            </Card>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
