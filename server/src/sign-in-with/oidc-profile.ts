import { email as address, required } from '@bordereau/contract/value'
import * as z from 'zod/mini'
import type { FetchResource } from './providers.ts'

/** A person at a provider. `email`: lower case, '' without one; `verified`: the provider has confirmed it. */
export type OidcProfile = {
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

/** The profile from an ID token's claims, with or without those of the userinfo endpoint. */
export function openIdProfile(
  issuer: string,
  subject: string,
  claims: unknown,
  verifiesEmail: boolean,
): OidcProfile {
  const parsed = z.parse(claimsShape, claims)
  const parts = [parsed.given_name, parsed.family_name].filter(part => typeof part === 'string')
  const email = addressOf(parsed.email)
  return {
    issuer,
    subject,
    email,
    verified: verifiesEmail && parsed.email_verified === true,
    name: nameOf([parsed.name, parts.join(' ')], email),
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

/** The address in a GitHub profile is unconfirmed text; only the list of addresses has `verified`. */
export async function githubProfile(fetchResource: FetchResource): Promise<OidcProfile> {
  const user = z.parse(githubUser, await fetchResource('https://api.github.com/user'))
  const emails = z.parse(githubEmails, await fetchResource('https://api.github.com/user/emails'))
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

/** Facebook's ids are specific to the application. It does not return whether an address is confirmed. */
export async function facebookProfile(fetchResource: FetchResource): Promise<OidcProfile> {
  const user = z.parse(
    facebookUser,
    await fetchResource('https://graph.facebook.com/me?fields=id%2Cname%2Cemail'),
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

function addressOf(claim: unknown): string {
  const parsed = z.safeParse(address, claim)
  return parsed.success ? parsed.data : ''
}

/** The first valid name, otherwise the local part of the address. */
function nameOf(candidates: readonly unknown[], email: string): string {
  for (const name of [...candidates, email.split('@')[0]]) {
    const parsed = z.safeParse(required(), typeof name === 'string' ? name.slice(0, 200) : name)
    if (parsed.success) return parsed.data
  }
  return ''
}
