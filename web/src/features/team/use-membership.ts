import { changeRole, listMembers, removeMember, type Member } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import type { Role } from '@bordereau/domain/access/policy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { roleName } from './role-name.ts'

export function useMembership(member: Member) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, personId: member.personId }
  const change = useMutation(changeRole, { invalidates: [listMembers, getMe] })
  const removal = useMutation(removeMember, { invalidates: [listMembers, getMe] })
  const setRole = async (role: Role): Promise<void> => {
    const former = member.role
    const response = await change.mutate({ query, body: { role } })
    if (!toastResult(response, { messageOf: memberRefusalMessage })) return
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
