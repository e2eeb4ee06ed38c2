import { inviteMember, listMembers } from '@bordereau/contract/company'
import { ROLES, type Role, mayInvite } from '@bordereau/domain/access/policy'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { TextField } from '@bordereau/ui/field/text-field'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { roleHelp, roleName } from './role-name.ts'

/** An address and a role; then the link, to be passed on by hand where there is no mail server. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { workspaceId, role: mine } = useWorkspace()
  const [invited, setInvited] = useState<{ email: string; link: string }>()
  const { mutate, pending, refused } = useMutation(inviteMember, { invalidates: [listMembers] })
  const form = useForm<{ email: string; role: Role }>({ email: '', role: 'member' }, values =>
    fieldErrorsOf(inviteMember.request, values),
  )
  const send = form.submit(async body => {
    const response = await mutate({ query: { workspaceId }, body })
    if (response.ok) setInvited(response.value)
  })
  if (invited) return <Invited {...invited} onClose={onClose} />
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={inviteRefusalMessage(refused)} />}
        <TextField {...form.field('email')} label={t`Email address`} type="email" autoFocus />
        <RadioGroup
          label={t`Role`}
          value={form.values.role}
          onChange={role => form.set('role', role)}
          options={ROLES.filter(role => mayInvite(mine, role)).map(role => ({
            value: role,
            label: roleName(role),
            help: roleHelp(role),
          }))}
        />
        <Row justify="end">
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" icon="send" busy={pending}>
            <Trans>Invite</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function Invited(props: { email: string; link: string; onClose: () => void }) {
  const { instance } = useMe()
  const { email, link, onClose } = props
  return (
    <Stack>
      <div role="status">
        <Text>
          {instance.mailConfigured ? (
            <Trans>
              {email} gets a message with the invitation. You can also pass the link on:
            </Trans>
          ) : (
            <Trans>No mail server is configured, so pass this link on to {email} yourself:</Trans>
          )}
        </Text>
      </div>
      <TextField
        label={t`Invitation link`}
        value={link}
        onChange={() => undefined}
        readOnly
        help={t`It is shown only once.`}
        after={<CopyButton text={link} label={t`Copy the link`} />}
      />
      <Row justify="end">
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Row>
    </Stack>
  )
}

function inviteRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'already_member':
      return t`This person is a member already.`
    case 'role_not_allowed':
      return t`Only an owner can invite an owner.`
    default:
      return refusalMessage(refused)
  }
}
