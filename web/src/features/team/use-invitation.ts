import { inviteMember, listMembers } from '@bordereau/contract/company'
import type { Role } from '@bordereau/domain/access/policy'
import { useState } from 'react'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

export function useInvitation() {
  const { workspaceId } = useWorkspace()
  const [invited, setInvited] = useState<{ email: string; link: string }>()
  const { mutate, pending, refused } = useMutation(inviteMember, { invalidates: [listMembers] })
  const form = useForm<{ email: string; role: Role }>({ email: '', role: 'member' }, values =>
    fieldErrorsOf(inviteMember.request, values),
  )
  const send = form.submit(async body => {
    const response = await mutate({ query: { workspaceId }, body })
    if (response.ok) setInvited(response.value)
    return response
  })
  return { form, send, pending, refused, invited }
}
