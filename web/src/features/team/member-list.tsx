import { changeRole, listMembers, removeMember, type Member } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { ROLES, type Role, mayChangeRole, mayRemove } from '@bordereau/domain/access/policy'
import { IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Select } from '@bordereau/ui/field/select'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useMe, useWorkspace } from '../../data/session.tsx'
import css from '../../layout/people.module.css'
import { roleName } from './role-name.ts'

/** The members of the company; with the permission, their roles can be changed. */
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
  const change = useMutation(changeRole, { invalidates: [listMembers, getMe] })
  const removal = useMutation(removeMember, { invalidates: [listMembers, getMe] })
  const setRole = async (role: Role): Promise<void> => {
    const former = member.role
    const response = await change.mutate({ query, body: { role } })
    if (!response.ok) {
      toasts.error(memberRefusalMessage(response))
      return
    }
    toasts.undo(t`${member.name} is now: ${roleName(role)}.`, () => {
      void change.mutate({ query, body: { role: former } })
    })
  }
  const remove = async (): Promise<void> => {
    await dialogs.confirm({
      title: t`Remove ${member.name} from the company?`,
      message: t`Their work remains. They need a new invitation to come back.`,
      tone: 'red',
      confirmLabel: t`Remove`,
      done: t`${member.name} was removed.`,
      onConfirm: async () => {
        const response = await removal.mutate({ query })
        return response.ok ? undefined : memberRefusalMessage(response)
      },
    })
  }
  return { setRole, remove }
}

function memberRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'last_owner':
      return t`A company needs at least one owner. Make another member owner first.`
    case 'role_not_allowed':
      return t`Only an owner can appoint or remove owners.`
    default:
      return refusalMessage(refused)
  }
}
