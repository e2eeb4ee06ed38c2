import { TextField } from '@bordereau/ui/field/text-field'
import { t } from '#macros'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { Invited } from './invited.tsx'
import { inviteRefusalMessage } from './invite-refusal.ts'
import { RoleField } from './role-field.tsx'
import { useInvitation } from './use-invitation.ts'

/** An address and a role; then the link, to be passed on by hand where there is no mail server. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { form, send, pending, refused, invited } = useInvitation()
  if (invited) return <Invited {...invited} onClose={onClose} />
  return (
    <SubmitForm
      submitLabel={t`Invite`}
      look="primary"
      icon="send"
      pending={pending}
      refused={refused}
      messageOf={inviteRefusalMessage}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextField {...form.field('email')} label={t`Email address`} type="email" autoFocus />
      <RoleField value={form.values.role} onChange={role => form.set('role', role)} />
    </SubmitForm>
  )
}
