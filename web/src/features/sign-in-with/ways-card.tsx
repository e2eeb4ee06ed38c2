import { linkIdentity, listIdentities, unlinkIdentity } from '@bordereau/contract/sign-in-with'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { SignInMark } from '@bordereau/ui/mark/sign-in-mark'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { Refused } from '../../api.ts'
import { useMoments } from '../../moments.ts'
import { type Got, useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useMe } from '../../session.tsx'
import css from '../settings/settings.module.css'
import { CameBack, nameOf } from './came-back.tsx'
import { markOf } from './mark.ts'
import { wordsOfWay } from './words.ts'

type Known = ResponseOf<typeof listIdentities>
type Identity = Known['identities'][number]

/** How the person can sign in, and what else she may link; nothing where there is but the password. */
export function WaysCard({ known }: { known: Got<Known>['data'] }) {
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
        <CameBack />
        <Linked identities={known.identities} />
        <ul className={css.list}>
          <Way
            mark={<Icon name="lock" size="lg" />}
            name={t`Password`}
            act={<ToPassword has={known.password} />}
          >
            {known.password ? <Trans>With your email address.</Trans> : <Trans>Not set</Trans>}
          </Way>
          {known.identities.map(identity => (
            <LinkedWay key={identity.id} identity={identity} only={only && identity.usable} />
          ))}
          {unlinked.map(way => (
            <OfferedWay key={way.provider} {...way} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** Says that what she went for was done. */
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

/** `only`: without it the account could not be opened any more. */
function LinkedWay({ identity, only }: { identity: Identity; only: boolean }) {
  const { moment } = useMoments()
  const { name, email, usable } = identity
  const used = moment(identity.lastUsedAt)
  return (
    <Way
      mark={<SignInMark of={markOf(identity.provider)} />}
      name={email === '' ? name : `${name} · ${email}`}
      act={only ? null : <Unlink identity={identity} />}
    >
      {!usable && <Trans>Not offered here any more</Trans>}
      {usable && !only && <Trans>Last used {used}</Trans>}
      {only && <Trans>Last used {used}. It is your only way in.</Trans>}
    </Way>
  )
}

function Unlink({ identity: { id, name } }: { identity: Identity }) {
  const { act, pending } = useAct(unlinkIdentity, { touches: [listIdentities] })
  const unlink = () =>
    dialogs.confirm({
      title: t`Unlink ${name}?`,
      message: t`You will no longer be able to sign in with it. Your sessions stay open.`,
      tone: 'red',
      confirmLabel: t`Unlink`,
      done: t`${name} was unlinked.`,
      act: async () => {
        const answer = await act({ query: { identityId: id } })
        return answer.ok ? undefined : wordsOfUnlinking(answer)
      },
    })
  return (
    <Button size="sm" busy={pending} onClick={() => void unlink()} aria-label={t`Unlink ${name}`}>
      <Trans>Unlink</Trans>
    </Button>
  )
}

function OfferedWay({ provider, name }: { provider: string; name: string }) {
  const { pathname } = useLocation()
  const { act, pending, refused } = useAct(linkIdentity)
  const mark = markOf(provider)
  const link = async () => {
    const answer = await act({ body: { provider: mark, to: pathname } })
    if (answer.ok) window.location.assign(answer.value.url)
  }
  return (
    <Way
      mark={<SignInMark of={mark} />}
      name={name}
      act={
        <Button size="sm" busy={pending} onClick={() => void link()} aria-label={t`Link ${name}`}>
          <Trans context="to link an account elsewhere">Link</Trans>
        </Button>
      }
    >
      {refused ? (
        <span role="alert">{wordsOfLinking(refused, name)}</span>
      ) : (
        <Trans>Not linked</Trans>
      )}
    </Way>
  )
}

type WayProps = {
  readonly mark: ReactNode
  readonly name: string
  readonly act: ReactNode
  readonly children: ReactNode
}

function Way({ mark, name, act, children }: WayProps) {
  return (
    <li className={css.people}>
      <div className={css.who}>
        <Row gap={3}>
          {mark}
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

function wordsOfUnlinking(refused: Refused): string {
  if (refused.refusal === 'last_way_in')
    return t`This is the only way into your account. Set a password or link another one first.`
  return wordsOf(refused)
}

function wordsOfLinking(refused: Refused, name: string): string {
  return refused.refusal.startsWith('provider_')
    ? wordsOfWay(refused.refusal, name)
    : wordsOf(refused)
}
