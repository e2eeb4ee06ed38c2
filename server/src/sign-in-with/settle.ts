import type { SignInProvider, SignInWithRefusal } from '@bordereau/contract/sign-in-with'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Tx, asSystem } from '../db/database.ts'
import { becomeSomebody } from '../identity/become.ts'
import { sendEmailToken } from '../identity/email-token.ts'
import { type OpenInvitation, findInvitation } from '../identity/invitation-store.ts'
import { joinBy } from '../identity/join.ts'
import { findAccount, firstPersonId, lockInstance } from '../identity/store.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { findVisitor } from '../lib/visitor.ts'
import { sendNotice } from './notice.ts'
import type { Profile } from './profile.ts'
import { type Errand, findIdentity, insertIdentity, noteUse } from './store.ts'

/** Whose account it is; `isNew`: made just now. */
export type Settled = { readonly personId: string; readonly isNew: boolean }

/**
 * Whose account an identity opens. One that is known, its person's. One that is not, nobody's who is here already, even if
 * the provider names her address: the address may be the provider's guess, or the account may have been opened with it by
 * somebody else (docs/decisions/0012). She signs in and links it herself.
 */
export function settle(
  tx: Tx,
  house: House,
  errand: Errand,
  profile: Profile,
  token: string,
): Promise<Decision<Settled, SignInWithRefusal>> {
  return errand.personId === null
    ? signIn(tx, house, errand, profile, token)
    : link(tx, house, errand.provider, errand.personId, profile)
}

async function signIn(
  tx: Tx,
  house: House,
  errand: Errand,
  profile: Profile,
  token: string,
): Promise<Decision<Settled, SignInWithRefusal>> {
  const { provider } = errand
  const known = await findIdentity(tx, { provider, ...profile })
  if (known) {
    await noteUse(tx, known.id, profile.email, house.clock.now())
    return accept({ personId: known.personId, isNew: false })
  }
  if (profile.email === '') return refuse('email_missing')
  const { signUpOpen } = await lockInstance(tx)
  if (await findAccount(tx, { email: profile.email })) return refuse('email_taken')
  const door = await openDoor(tx, house, errand.invitationHash, profile.email, signUpOpen)
  if (!door.ok) return door
  const personId = await welcome(tx, house, errand, profile, token)
  const { name } = profile
  if (door.value) await joinBy(tx, door.value, { id: personId, name }, house.clock.now())
  return accept({ personId, isNew: true })
}

/** The same as at sign-up: the first person always may, later ones when the door is open or with an invitation of theirs. */
async function openDoor(
  tx: Tx,
  house: House,
  invitationHash: Uint8Array | null,
  email: string,
  signUpOpen: boolean,
): Promise<
  Decision<OpenInvitation | undefined, 'sign_up_closed' | 'invitation_invalid' | 'other_address'>
> {
  if (invitationHash !== null) {
    const invitation = await findInvitation(tx, invitationHash, house.clock.now())
    if (!invitation) return refuse('invitation_invalid')
    return invitation.email === email ? accept(invitation) : refuse('other_address')
  }
  const first = (await firstPersonId(tx)) === undefined
  return signUpOpen || first ? accept(undefined) : refuse('sign_up_closed')
}

async function welcome(
  tx: Tx,
  house: House,
  { provider, language }: Errand,
  profile: Profile,
  token: string,
): Promise<string> {
  const at = house.clock.now()
  const { email, name, verified } = profile
  const personId = await becomeSomebody(tx, house, token, {
    email,
    name,
    passwordHash: null,
    language,
    createdAt: at,
    verifiedAt: verified ? at : null,
  })
  await insertIdentity(tx, { id: newId(), personId, provider, ...profile, at })
  const account = await findAccount(tx, { id: personId })
  if (account && !verified && house.config.smtp) await sendEmailToken(tx, house, account, 'verify')
  return personId
}

async function link(
  tx: Tx,
  house: House,
  provider: SignInProvider,
  personId: string,
  profile: Profile,
): Promise<Decision<Settled, 'identity_taken'>> {
  const at = house.clock.now()
  const key = { provider, ...profile }
  const isNew = await insertIdentity(tx, { id: newId(), personId, ...key, at })
  if (isNew)
    await sendNotice(tx, house, personId, { provider, email: profile.email, now: 'linked' })
  const owner = await findIdentity(tx, key)
  return owner?.personId === personId
    ? accept({ personId, isNew: false })
    : refuse('identity_taken')
}

/** Whether who began to link is still the one who is signed in here. Opens its own transaction. */
export async function isStillHere(house: House, errand: Errand, token: string): Promise<boolean> {
  if (errand.personId === null) return true
  const visitor = await asSystem(house.db, tx => findVisitor(tx, house.clock, token, null))
  return visitor?.person.id === errand.personId
}
