import type { Member } from '@bordereau/contract/company'
import { ROLES, mayChangeRole, mayRemove, type Role } from '@bordereau/domain/access/policy'
import { IconButton } from '@bordereau/ui/button/button'
import { Select } from '@bordereau/ui/field/select'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useMe, useWorkspace } from '../../data/session.tsx'
import css from '../../layout/people.module.css'
import { roleName } from './role-name.ts'
import { useMembership } from './use-membership.ts'

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
  const myself = person?.id === member.personId
  const name = member.name === '' ? t`Guest` : member.name
  return (
    <>
      <div className={css.who}>
        <Text weight="medium">{myself ? t`${name} (you)` : name}</Text>
        <Text tone="muted">{member.email ?? ''}</Text>
      </div>
      <Row>
        <RoleChoice member={member} name={name} onChange={role => void setRole(role)} />
        {mayRemove(mine, member.role) && (
          <IconButton icon="trash" label={t`Remove ${name}`} onClick={() => void remove()} />
        )}
      </Row>
    </>
  )
}

/** The roles that the person may give; only its name where there is no choice. */
function RoleChoice(props: { member: Member; name: string; onChange: (role: Role) => void }) {
  const { member, name, onChange } = props
  const { role: mine } = useWorkspace()
  const choices = ROLES.filter(
    role => role === member.role || mayChangeRole(mine, member.role, role),
  )
  if (choices.length < 2) return <Text>{roleName(member.role)}</Text>
  return (
    <Select
      label={t`Role of ${name}`}
      labelHidden
      value={member.role}
      options={choices.map(role => ({ value: role, label: roleName(role) }))}
      onChange={value => {
        const role = ROLES.find(known => known === value)
        if (role) onChange(role)
      }}
    />
  )
}
