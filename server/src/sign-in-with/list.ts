import { listIdentities } from '@bordereau/contract/sign-in-with'
import { findAccount } from '../identity/store.ts'
import { personRoute, respond } from '../lib/route.ts'
import { identitiesOf } from './store.ts'
import { nameFor, providerNamed, isUsable } from './provider-names.ts'

export const listIdentitiesRoute = personRoute(listIdentities, async ({ context, tx, person }) => {
  const account = await findAccount(tx, { id: person.id })
  const identities = await identitiesOf(tx, person.id)
  return respond({
    password: account?.passwordHash !== null,
    identities: identities.map(({ id, provider, issuer, email, linkedAt, lastUsedAt }) => ({
      id,
      provider: providerNamed(provider),
      name: nameFor(context, providerNamed(provider)),
      email,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      usable: isUsable(context, { provider, issuer }),
    })),
  })
})
