import { describe, expect, it } from 'vitest'
import { afterSignUp, homeOf, nextOf, requirePerson, signInFor, requireVisitor } from './guards.ts'
import type { Me } from '../data/session.tsx'

type WorkspaceOfMe = Me['workspaces'][number]

const instance = {
  firstRun: false,
  signUpOpen: false,
  mailConfigured: false,
  release: '1',
  signInWith: [],
}
const person = {
  id: 'p',
  email: 'ada@example.com',
  name: 'Ada',
  emailVerified: true,
  language: 'en',
  colorScheme: 'auto',
  tourSeen: false,
} as const

const workspace = (id: string, changes: Partial<WorkspaceOfMe> = {}): WorkspaceOfMe => ({
  id,
  role: 'owner',
  name: id,
  country: 'FR',
  negativeCreditNotes: false,
  sample: false,
  sendsMail: false,
  setUp: true,
  ...changes,
})

const me = (...workspaces: WorkspaceOfMe[]): Me => ({ person, workspaces, instance })

describe('home page', () => {
  it('of a fresh instance is the welcome page', () => {
    const fresh = { person: null, workspaces: [], instance: { ...instance, firstRun: true } }
    expect(homeOf(fresh, undefined)).toBe('/welcome')
  })

  it('without a session is the sign-in page', () => {
    expect(homeOf({ person: null, workspaces: [], instance }, 'w1')).toBe('/sign-in')
  })

  it('is the company opened last', () => {
    expect(homeOf(me(workspace('a'), workspace('b')), 'b')).toBe('/w/b')
  })

  it('is the first company when the last one is gone', () => {
    expect(homeOf(me(workspace('a')), 'gone')).toBe('/w/a')
  })

  it('of a company that is not set up is its setup', () => {
    expect(homeOf(me(workspace('a', { setUp: false })), undefined)).toBe('/w/a/setup')
  })

  it('without a company is the form of a new company', () => {
    expect(homeOf(me(), undefined)).toBe('/new-company')
  })
})

describe('after signing up', () => {
  it('a guest of the sample creates a company of their own', () => {
    expect(afterSignUp(me(workspace('s', { sample: true })))).toBe('/new-company')
  })

  it('an invited person opens the company of the invitation', () => {
    expect(afterSignUp(me(workspace('a', { role: 'viewer' })))).toBe('/w/a')
  })
})

describe('requested page', () => {
  it('is passed through sign-in with its query', () => {
    const wanted = '/w/a/invoices?tab=overdue&q=Müller'
    const address = signInFor(wanted)
    expect(nextOf(address.slice(address.indexOf('?')))).toBe(wanted)
  })

  it('is not passed when it is the start page', () => {
    expect(signInFor('/')).toBe('/sign-in')
  })

  it.each([
    ['?next=https://evil.example'],
    ['?next=//evil.example'],
    ['?next=/\\evil.example'],
    ['?next=%2F%2Fevil.example'],
    ['?next=/%09/evil.example'],
    ['?next=javascript:alert(1)'],
    ['?other=/w/a'],
    [''],
  ])('is never on another site: %s', search => {
    expect(nextOf(search)).toBeUndefined()
  })
})

describe('guards', () => {
  const visitor: Me = { person: null, workspaces: [], instance }
  const guest: Me = { ...me(), person: { ...person, email: null } }
  const asked = { pathname: '/w/a/items', search: '?q=1' }

  it('a page of the application redirects a visitor to sign-in and back', () => {
    expect(requirePerson(visitor, asked)).toBe('/sign-in?next=%2Fw%2Fa%2Fitems%3Fq%3D1')
    expect(requirePerson(me(), asked)).toBeUndefined()
  })

  it('a fresh instance redirects every page to the welcome page', () => {
    const fresh = { ...visitor, instance: { ...instance, firstRun: true } }
    expect(requirePerson(fresh, asked)).toBe('/welcome')
  })

  it('sign-in redirects a signed-in person to the requested page', () => {
    const signIn = { pathname: '/sign-in', search: '?next=%2Fw%2Fa' }
    expect(requireVisitor(me(workspace('b')), signIn)).toBe('/w/a')
    expect(requireVisitor(visitor, signIn)).toBeUndefined()
  })

  it('a new account is redirected to the form of a new company', () => {
    const signUp = { pathname: '/sign-up', search: '' }
    expect(requireVisitor(me(workspace('s', { sample: true })), signUp)).toBe('/new-company')
  })

  it('sign-in redirects a person with the sample company alone to it', () => {
    const signIn = { pathname: '/sign-in', search: '' }
    expect(requireVisitor(me(workspace('s', { sample: true })), signIn)).toBe('/w/s')
  })

  it('a guest of the sample can create an account', () => {
    expect(requireVisitor(guest, { pathname: '/sign-up', search: '' })).toBeUndefined()
  })
})
