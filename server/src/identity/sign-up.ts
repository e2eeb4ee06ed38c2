import type { RequestOf } from '@bordereau/contract/endpoint'
import { signUp } from '@bordereau/contract/session'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { checkCaptcha } from '../captcha/check.ts'
import { type Tx, asSystem } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { becomeSomebody } from './become.ts'
import { sendEmailToken } from './email-token.ts'
import { type OpenInvitation, findInvitation } from './invitation-store.ts'
import { joinBy } from './join.ts'
import { presentMe } from './me.ts'
import { hashPassword, isCommonPassword } from './password.ts'
import { openSession } from './session.ts'
import { type NewAccount, findAccount, firstPersonId, lockInstance, readInstance } from './store.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'

type Input = RequestOf<typeof signUp>

/**
 * Asked twice: before the hash is made, so that a closed door costs nothing, and again when everybody else waits. Whether
 * an address has an account is told only to who has shown to be a person; the first person has nobody to show it to.
 */
export const signUpRoute = publicRoute(signUp, async call => {
  const { house, input, origin } = call
  const tooMany = await tryOnce(house, 'signUpFromPlace', placeOf(origin.ip))
  if (tooMany) return tooMany
  const door = await asSystem(house.db, async tx =>
    openDoor(tx, house, input, (await readInstance(tx)).signUpOpen),
  )
  if (!door.ok) return door
  if (isCommonPassword(input.password, [input.name, input.email]))
    return refuse('password_too_common')
  const unproven = door.value.first
    ? undefined
    : await checkCaptcha(house, 'sign_up', input.captcha, origin.ip)
  if (unproven) return unproven
  const namesake = await asSystem(house.db, tx => findAccount(tx, { email: input.email }))
  if (namesake) return refuse('email_taken')
  const account: NewAccount = {
    email: input.email,
    name: input.name,
    passwordHash: await hashPassword(input.password),
    language: input.language ?? preferredLanguage(call.acceptLanguage),
    createdAt: house.clock.now(),
  }
  const outcome = await asSystem(house.db, async tx => {
    const { signUpOpen } = await lockInstance(tx)
    const still = await openDoor(tx, house, input, signUpOpen)
    if (!still.ok) return still
    if (door.value.first && !still.value.first && house.config.captcha.kind !== 'off')
      return refuse('captcha_missing')
    if (await findAccount(tx, { email: input.email })) return refuse('email_taken')
    const personId = await becomeSomebody(tx, house, call.token, account)
    const { invitation } = still.value
    const joining = { id: personId, name: account.name }
    if (invitation) await joinBy(tx, invitation, joining, account.createdAt)
    const created = await findAccount(tx, { id: personId })
    if (created && house.config.smtp) await sendEmailToken(tx, house, created, 'verify')
    const cookie = await openSession(tx, house, personId, call)
    return answer(await presentMe(tx, house, personId), cookie)
  })
  house.wakeJobs()
  return outcome
})

/** The first person always may; later ones when the door is open or with an invitation to their own address. */
async function openDoor(
  tx: Tx,
  house: House,
  input: Input,
  signUpOpen: boolean,
): Promise<
  Decision<
    { readonly invitation: OpenInvitation | undefined; readonly first: boolean },
    'sign_up_closed' | 'invitation_invalid'
  >
> {
  const invitation =
    input.invitation === undefined
      ? undefined
      : await findInvitation(tx, hashOf(input.invitation), house.clock.now())
  if (input.invitation !== undefined && invitation?.email !== input.email) {
    return refuse('invitation_invalid')
  }
  const first = (await firstPersonId(tx)) === undefined
  if (!invitation && !signUpOpen && !first) return refuse('sign_up_closed')
  return accept({ invitation, first })
}
