import type { Identities } from '@bordereau/contract/sign-in-with'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import type { QueryResult } from '../../data/query.ts'
import { useMe } from '../../data/session.tsx'
import css from '../../layout/people.module.css'
import { CallbackNotice } from './callback-notice.tsx'
import { LinkedMethod } from './linked-method.tsx'
import { OfferedProvider } from './offered-provider.tsx'
import { LinkedNotice } from './linked-notice.tsx'
import { PasswordRow } from './password-row.tsx'

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
        <LinkedNotice identities={known.identities} />
        <ul className={css.list}>
          <PasswordRow has={known.password} />
          {known.identities.map(identity => (
            <LinkedMethod key={identity.id} identity={identity} only={only && identity.usable} />
          ))}
          {unlinked.map(provider => (
            <OfferedProvider key={provider.provider} {...provider} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
