import { describe, expect, it } from 'vitest'
import { afterSignUp, homeOf, nextOf, personOnly, signInFor, visitorOnly } from './guard.ts'
import type { Me } from './session.tsx'

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
  sample: false,
  setUp: true,
  ...changes,
})

const me = (...workspaces: WorkspaceOfMe[]): Me => ({ person, workspaces, instance })

describe('where somebody belongs', () => {
  it('a fresh instance welcomes', () => {
    const fresh = { person: null, workspaces: [], instance: { ...instance, firstRun: true } }
    expect(homeOf(fresh, undefined)).toBe('/welcome')
  })

  it('who is not signed in signs in', () => {
    expect(homeOf({ person: null, workspaces: [], instance }, 'w1')).toBe('/sign-in')
  })

  it('the last company worked in opens again', () => {
    expect(homeOf(me(workspace('a'), workspace('b')), 'b')).toBe('/w/b')
  })

  it('the first company opens when the last one is gone', () => {
    expect(homeOf(me(workspace('a')), 'gone')).toBe('/w/a')
  })

  it('a company that is not set up goes on with its wizard', () => {
    expect(homeOf(me(workspace('a', { setUp: false })), undefined)).toBe('/w/a/setup')
  })

  it('nobody stays without a company', () => {
    expect(homeOf(me(), undefined)).toBe('/new-company')
  })
})

describe('after signing up', () => {
  it('a guest of the sample begins her own company', () => {
    expect(afterSignUp(me(workspace('s', { sample: true })))).toBe('/new-company')
  })

  it('who was invited goes where she was invited to', () => {
    expect(afterSignUp(me(workspace('a', { role: 'viewer' })))).toBe('/w/a')
  })
})

describe('the wanted page', () => {
  it('is kept through sign-in with its query', () => {
    const wanted = '/w/a/invoices?tab=overdue&q=Müller'
    const address = signInFor(wanted)
    expect(nextOf(address.slice(address.indexOf('?')))).toBe(wanted)
  })

  it('is not kept when it is the start page', () => {
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
  ])('never leads to another site: %s', search => {
    expect(nextOf(search)).toBeUndefined()
  })
})

describe('guards', () => {
  const visitor: Me = { person: null, workspaces: [], instance }
  const guest: Me = { ...me(), person: { ...person, email: null } }
  const asked = { pathname: '/w/a/items', search: '?q=1' }

  it('a page of the application leads a visitor to sign-in and back', () => {
    expect(personOnly(visitor, asked)).toBe('/sign-in?next=%2Fw%2Fa%2Fitems%3Fq%3D1')
    expect(personOnly(me(), asked)).toBeUndefined()
  })

  it('a fresh instance welcomes whatever page was asked for', () => {
    const fresh = { ...visitor, instance: { ...instance, firstRun: true } }
    expect(personOnly(fresh, asked)).toBe('/welcome')
  })

  it('sign-in leads on who is signed in already, to the page that was wanted', () => {
    const signIn = { pathname: '/sign-in', search: '?next=%2Fw%2Fa' }
    expect(visitorOnly(me(workspace('b')), signIn)).toBe('/w/a')
    expect(visitorOnly(visitor, signIn)).toBeUndefined()
  })

  it('a new account leads to a company of one’s own', () => {
    const signUp = { pathname: '/sign-up', search: '' }
    expect(visitorOnly(me(workspace('s', { sample: true })), signUp)).toBe('/new-company')
  })

  it('a guest of the sample can make an account', () => {
    expect(visitorOnly(guest, { pathname: '/sign-up', search: '' })).toBeUndefined()
  })
})
