import { changeRole, listMembers, removeMember } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { getMe } from '@bordereau/contract/session'
import { ROLES, type Role, mayChangeRole, mayRemove } from '@bordereau/domain/access/policy'
import { IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Select } from '@bordereau/ui/field/select'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useMe, useWorkspace } from '../../session.tsx'
import css from '../settings/settings.module.css'
import { roleName } from './role-name.ts'

type Member = ResponseOf<typeof listMembers>['members'][number]

/** The people of the company; who may, changes their roles. */
export function MemberList({ members }: { members: readonly Member[] }) {
  return (
    <ul className={css.list}>
      {members.map(member => (
        <li key={member.personId} className={css.people}>
          <MemberLine member={member} />
        </li>
      ))}
    </ul>
  )
}

function MemberLine({ member }: { member: Member }) {
  const { role: mine } = useWorkspace()
  const { person } = useMe()
  const { setRole, remove } = useMembership(member)
  const choices = ROLES.filter(
    role => role === member.role || mayChangeRole(mine, member.role, role),
  )
  const myself = person?.id === member.personId
  const name = member.name === '' ? t`Guest` : member.name
  return (
    <>
      <div className={css.who}>
        <Text weight="medium">{myself ? t`${name} (you)` : name}</Text>
        <Text tone="muted">{member.email ?? ''}</Text>
      </div>
      <Row>
        {choices.length > 1 ? (
          <Select
            label={t`Role of ${name}`}
            labelHidden
            value={member.role}
            options={choices.map(role => ({ value: role, label: roleName(role) }))}
            onChange={value => {
              const role = ROLES.find(known => known === value)
              if (role) void setRole(role)
            }}
          />
        ) : (
          <Text>{roleName(member.role)}</Text>
        )}
        {mayRemove(mine, member.role) && (
          <IconButton icon="trash" label={t`Remove ${name}`} onClick={() => void remove()} />
        )}
      </Row>
    </>
  )
}

function useMembership(member: Member) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, personId: member.personId }
  const change = useAct(changeRole, { touches: [listMembers, getMe] })
  const removal = useAct(removeMember, { touches: [listMembers, getMe] })
  const setRole = async (role: Role): Promise<void> => {
    const former = member.role
    const answer = await change.act({ query, body: { role } })
    if (!answer.ok) {
      toasts.error(wordsOfMember(answer))
      return
    }
    toasts.undo(t`${member.name} is now: ${roleName(role)}.`, () => {
      void change.act({ query, body: { role: former } })
    })
  }
  const remove = async (): Promise<void> => {
    await dialogs.confirm({
      title: t`Remove ${member.name} from the company?`,
      message: t`What this person has done stays. A new invitation is needed to come back.`,
      tone: 'red',
      confirmLabel: t`Remove`,
      done: t`${member.name} was removed.`,
      act: async () => {
        const answer = await removal.act({ query })
        return answer.ok ? undefined : wordsOfMember(answer)
      },
    })
  }
  return { setRole, remove }
}

function wordsOfMember(refused: Refused): string {
  switch (refused.refusal) {
    case 'last_owner':
      return t`A company always keeps an owner. Make somebody else owner first.`
    case 'role_not_allowed':
      return t`Only an owner can make or unmake owners.`
    default:
      return wordsOf(refused)
  }
}
