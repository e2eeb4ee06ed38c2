import { ROLES, type Role, mayInvite } from '@bordereau/domain/access/policy'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { roleHelp, roleName } from './role-name.ts'

/** The roles that the person may give. */
export function RoleField(props: { value: Role; onChange: (role: Role) => void }) {
  const { role: mine } = useWorkspace()
  const offered = ROLES.filter(role => mayInvite(mine, role)).map(role => ({
    value: role,
    label: roleName(role),
    help: roleHelp(role),
  }))
  return (
    <RadioGroup label={t`Role`} value={props.value} onChange={props.onChange} options={offered} />
  )
}
