import { listIdentities, unlinkIdentity, type Identities } from '@bordereau/contract/sign-in-with'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { SignInIcon } from '@bordereau/ui/brand-icon/sign-in-icon'
import { Trans, t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useFormats } from '../../format/formats.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { brandIconOf } from './brand-icon.ts'
import { MethodRow } from './method-row.tsx'

export type Identity = Identities['identities'][number]

/** `only`: it is the last sign-in method of the account. */
export function LinkedMethod({ identity, only }: { identity: Identity; only: boolean }) {
  const { instant } = useFormats()
  const { name, email, usable } = identity
  const used = instant(identity.lastUsedAt)
  return (
    <MethodRow
      icon={<SignInIcon of={brandIconOf(identity.provider)} />}
      name={email === '' ? name : `${name} · ${email}`}
      act={only ? null : <Unlink identity={identity} />}
    >
      {!usable && <Trans>No longer offered here</Trans>}
      {usable && !only && <Trans>Last used {used}</Trans>}
      {only && <Trans>Last used {used}. It is your only sign-in method.</Trans>}
    </MethodRow>
  )
}

function Unlink({ identity: { id, name } }: { identity: Identity }) {
  const { mutate, pending } = useMutation(unlinkIdentity, { invalidates: [listIdentities] })
  const unlink = () =>
    dialogs.confirm({
      title: t`Unlink ${name}?`,
      message: t`You will no longer be able to sign in with it. Your sessions stay open.`,
      tone: 'red',
      confirmLabel: t`Unlink`,
      done: t`${name} was unlinked.`,
      onConfirm: async () => {
        const response = await mutate({ query: { identityId: id } })
        return response.ok ? undefined : unlinkRefusalMessage(response)
      },
    })
  return (
    <Button size="sm" busy={pending} onClick={() => void unlink()} aria-label={t`Unlink ${name}`}>
      <Trans>Unlink</Trans>
    </Button>
  )
}

function unlinkRefusalMessage(refused: Refused): string {
  if (refused.refusal === 'last_way_in')
    return t`This is the only way into your account. Set a password or link another one first.`
  return refusalMessage(refused)
}
