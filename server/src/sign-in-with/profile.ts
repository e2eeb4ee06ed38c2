import { email as address, required } from '@bordereau/contract/value'
import * as z from 'zod/mini'
import type { Ask } from './providers.ts'

/** Who somebody is at a provider. `email`: lower case, '' where it told none; `verified`: and it may be believed. */
export type Profile = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly verified: boolean
  readonly name: string
}

const claimsShape = z.object({
  email: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  given_name: z.optional(z.unknown()),
  family_name: z.optional(z.unknown()),
})

/** Of an ID token's claims, or of those with what the userinfo endpoint said. */
export function openIdProfile(
  issuer: string,
  subject: string,
  claims: unknown,
  vouches: boolean,
): Profile {
  const said = z.parse(claimsShape, claims)
  const parts = [said.given_name, said.family_name].filter(part => typeof part === 'string')
  const email = addressOf(said.email)
  return {
    issuer,
    subject,
    email,
    verified: vouches && said.email_verified === true,
    name: nameOf([said.name, parts.join(' ')], email),
  }
}

const githubUser = z.object({
  id: z.number(),
  login: z.string(),
  name: z.nullish(z.string()),
})
const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** The address shown in the profile is whatever its owner wrote there: only the list says what was verified. */
export async function githubProfile(ask: Ask): Promise<Profile> {
  const user = z.parse(githubUser, await ask('https://api.github.com/user'))
  const emails = z.parse(githubEmails, await ask('https://api.github.com/user/emails'))
  const email = addressOf(emails.find(one => one.primary && one.verified)?.email)
  return {
    issuer: 'https://github.com',
    subject: String(user.id),
    email,
    verified: email !== '',
    name: nameOf([user.name, user.login], email),
  }
}

const facebookUser = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
})

/** The ids are of this application alone. It does not say whether an address was verified. */
export async function facebookProfile(ask: Ask): Promise<Profile> {
  const user = z.parse(
    facebookUser,
    await ask('https://graph.facebook.com/me?fields=id%2Cname%2Cemail'),
  )
  const email = addressOf(user.email)
  return {
    issuer: 'https://www.facebook.com',
    subject: user.id,
    email,
    verified: false,
    name: nameOf([user.name], email),
  }
}

function addressOf(said: unknown): string {
  const read = z.safeParse(address, said)
  return read.success ? read.data : ''
}

/** The first that is a name by our own rules; where there is none, how the address begins. */
function nameOf(said: readonly unknown[], email: string): string {
  for (const one of [...said, email.split('@')[0]]) {
    const read = z.safeParse(required(), typeof one === 'string' ? one.slice(0, 200) : one)
    if (read.success) return read.data
  }
  return ''
}
