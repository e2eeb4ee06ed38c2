import { randomBytes } from 'node:crypto'
import { PASSWORD } from './business.ts'
import { type Visitor, expectOk, solveCaptcha, visitor } from './visitor.ts'

/** The variable in which template.ts passes the address of the application that the test files of a run share. */
export const SHARED_APP = 'TEST_APP_URL'

/**
 * One application of the whole run, for test files that need a company of their own and nothing else: starting another
 * costs as much processor time as four pages in a new window. A file that stops it, sets its environment, reads its log,
 * or needs its first person, starts its own (running-app.ts).
 */
export const sharedApp = {
  get url(): string {
    const url = process.env[SHARED_APP]
    if (!url) throw new Error('vitest starts the application for this (e2e/template.ts)')
    return url
  },
}

export type Person = Visitor & { readonly email: string }

/** Someone who has just signed up to the shared application, without a company. */
export async function newPerson(): Promise<Person> {
  const person = visitor(() => sharedApp.url)
  const email = `ada-${randomBytes(4).toString('hex')}@example.com`
  const captcha = await solveCaptcha(person, 'sign_up')
  const account = { name: 'Ada', email, password: PASSWORD, captcha }
  // From a network of their own: sign-ups are limited by network.
  const from = { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') }
  await expectOk(person.send('POST', '/api/sign-up', account, from))
  return { ...person, email }
}

/** The sample company of a person there, a year of business with its paper: made for them. */
export async function sampleOf(person: Visitor): Promise<string> {
  return String((await expectOk(person.send('POST', '/api/explore', {})))['workspaceId'])
}
