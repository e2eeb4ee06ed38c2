import type { RequestOf } from '@bordereau/contract/endpoint'
import { signUp } from '@bordereau/contract/sign-up'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { isSameEmail } from '@bordereau/domain/text/email-forms'
import { checkCaptcha } from '../captcha/check.ts'
import { type Tx, asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { hashOf } from '../lib/secret.ts'
import { claimGuestAccount } from './claim-guest-account.ts'
import { sendEmailToken } from './email-token.ts'
import { type OpenInvitation, findInvitation } from './invitation-store.ts'
import { acceptAndNotify } from './join.ts'
import { presentMe } from './me.ts'
import { isCommonPassword } from './password.ts'
import { openSession } from './session.ts'
import { type NewAccount, findAccount, firstPersonId, lockInstance, readInstance } from './store.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'

type Input = RequestOf<typeof signUp>

/**
 * Whether sign-up is allowed is checked twice: before the hash, so that a refusal is cheap, and again under the
 * instance's lock. Whether an address has an account is revealed only after the captcha, which the first person does
 * not need.
 */
export const signUpRoute = publicRoute(signUp, async call => {
  const { context, input, origin } = call
  const tooMany = await tryOnce(context, 'signUpFromNetwork', clientNetwork(origin.ip))
  if (tooMany) return tooMany
  const allowed = await asSystem(context.db, async tx =>
    checkSignUpAllowed(tx, context, input, (await readInstance(tx)).signUpOpen),
  )
  if (!allowed.ok) return allowed
  if (isCommonPassword(input.password, [input.name, input.email]))
    return refuse('password_too_common')
  const captchaRefusal = allowed.value.first
    ? undefined
    : await checkCaptcha(context, 'sign_up', input.captcha, origin.ip)
  if (captchaRefusal) return captchaRefusal
  const existing = await asSystem(context.db, tx => findAccount(tx, { email: input.email }))
  if (existing) return refuse('email_taken')
  const account: NewAccount = {
    email: input.email,
    name: input.name,
    passwordHash: await context.passwords.hash(input.password),
    language: input.language ?? preferredLanguage(call.acceptLanguage),
    createdAt: context.clock.now(),
  }
  const outcome = await asSystem(context.db, async tx => {
    const { signUpOpen } = await lockInstance(tx)
    const recheck = await checkSignUpAllowed(tx, context, input, signUpOpen)
    if (!recheck.ok) return recheck
    if (allowed.value.first && !recheck.value.first && context.config.captcha.kind !== 'off')
      return refuse('captcha_missing')
    if (await findAccount(tx, { email: input.email })) return refuse('email_taken')
    const personId = await claimGuestAccount(tx, context, call.token, account)
    const { invitation } = recheck.value
    const newMember = { id: personId, name: account.name }
    if (invitation) await acceptAndNotify(tx, invitation, newMember, account.createdAt)
    const created = await findAccount(tx, { id: personId })
    if (created && context.config.smtp) await sendEmailToken(tx, context, created, 'verify')
    const cookie = await openSession(tx, context, personId, call)
    return respond(await presentMe(tx, context, personId), cookie)
  })
  context.notifyJobRunner()
  return outcome
})

/** The first person is always allowed, later ones when sign-up is open or with an invitation to their address. */
async function checkSignUpAllowed(
  tx: Tx,
  context: AppContext,
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
      : await findInvitation(tx, hashOf(input.invitation), context.clock.now())
  if (input.invitation !== undefined && !isSameEmail(invitation?.email ?? '', input.email)) {
    return refuse('invitation_invalid')
  }
  const first = (await firstPersonId(tx)) === undefined
  if (!invitation && !signUpOpen && !first) return refuse('sign_up_closed')
  return accept({ invitation, first })
}
