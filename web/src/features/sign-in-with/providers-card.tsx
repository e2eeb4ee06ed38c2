import {
  linkIdentity,
  listIdentities,
  unlinkIdentity,
  type Identities,
} from '@bordereau/contract/sign-in-with'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { SignInIcon } from '@bordereau/ui/brand-icon/sign-in-icon'
import { Trans, t } from '#macros'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Refused } from '../../data/api.ts'
import { useFormats } from '../../format/formats.ts'
import { type QueryResult, useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useMe } from '../../data/session.tsx'
import css from '../../layout/people.module.css'
import { CallbackNotice, nameOf } from './callback-notice.tsx'
import { brandIconOf } from './brand-icon.ts'
import { providerRefusalMessage } from './texts.ts'

type Identity = Identities['identities'][number]

/** The person's sign-in methods, and the providers that can be linked; empty where a password is the only method. */
export function SignInMethodsCard({ known }: { known: QueryResult<Identities>['data'] }) {
  const { instance } = useMe()
  const offered = instance.signInWith
  if (!known || (offered.length === 0 && known.identities.length === 0)) return null
  const unlinked = offered.filter(
    ({ provider }) => !known.identities.some(one => one.provider === provider && one.usable),
  )
  const only = !known.password && known.identities.filter(one => one.usable).length === 1
  return (
    <Card title={<Trans>Ways to sign in</Trans>}>
      <Stack>
        <CallbackNotice />
        <Linked identities={known.identities} />
        <ul className={css.list}>
          <MethodRow
            icon={<Icon name="lock" size="lg" />}
            name={t`Password`}
            act={<ToPassword has={known.password} />}
          >
            {known.password ? <Trans>With your email address.</Trans> : <Trans>Not set</Trans>}
          </MethodRow>
          {known.identities.map(identity => (
            <LinkedMethod key={identity.id} identity={identity} only={only && identity.usable} />
          ))}
          {unlinked.map(way => (
            <OfferedProvider key={way.provider} {...way} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** Confirms that the provider was linked. */
function Linked({ identities }: { identities: readonly Identity[] }) {
  const { instance } = useMe()
  const provider = new URLSearchParams(useLocation().search).get('linked')
  if (!identities.some(one => one.provider === provider)) return null
  const name = nameOf(instance, provider)
  return (
    <div role="status">
      <Notice tone="green" title={t`You can now sign in with ${name}.`} />
    </div>
  )
}

function ToPassword({ has }: { has: boolean }) {
  if (has) return null
  return (
    <ButtonLink href="/forgot" size="sm">
      <Trans>Set a password</Trans>
    </ButtonLink>
  )
}

/** `only`: it is the last sign-in method of the account. */
function LinkedMethod({ identity, only }: { identity: Identity; only: boolean }) {
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

function OfferedProvider({ provider, name }: { provider: string; name: string }) {
  const { pathname } = useLocation()
  const { mutate, pending, refused } = useMutation(linkIdentity)
  const icon = brandIconOf(provider)
  const link = async () => {
    const response = await mutate({ body: { provider: icon, to: pathname } })
    if (response.ok) window.location.assign(response.value.url)
  }
  return (
    <MethodRow
      icon={<SignInIcon of={icon} />}
      name={name}
      act={
        <Button size="sm" busy={pending} onClick={() => void link()} aria-label={t`Link ${name}`}>
          <Trans context="to link an account elsewhere">Link</Trans>
        </Button>
      }
    >
      {refused ? (
        <span role="alert">{linkRefusalMessage(refused, name)}</span>
      ) : (
        <Trans>Not linked</Trans>
      )}
    </MethodRow>
  )
}

type MethodRowProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly act: ReactNode
  readonly children: ReactNode
}

function MethodRow({ icon, name, act, children }: MethodRowProps) {
  return (
    <li className={css.people}>
      <div className={css.who}>
        <Row gap={3}>
          {icon}
          <div className={css.who}>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text tone="muted">{children}</Text>
          </div>
        </Row>
      </div>
      {act}
    </li>
  )
}

function unlinkRefusalMessage(refused: Refused): string {
  if (refused.refusal === 'last_way_in')
    return t`This is the only way into your account. Set a password or link another one first.`
  return refusalMessage(refused)
}

function linkRefusalMessage(refused: Refused, name: string): string {
  return refused.refusal.startsWith('provider_')
    ? providerRefusalMessage(refused.refusal, name)
    : refusalMessage(refused)
}
