import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  type Action,
  ROLES,
  type Role,
  decideRoleChange,
  may,
  mayChangeRole,
  mayInvite,
  mayRemove,
  roleOf,
} from './policy.ts'

/** One letter per role: owner, admin, aCcountant, member, viewer. */
const TABLE: Readonly<Record<Action, string>> = {
  'company.read': 'oacmv',
  'company.update': 'oa',
  'company.delete': 'o',
  'members.read': 'oacmv',
  'members.invite': 'oa',
  'members.change_role': 'oa',
  'members.remove': 'oa',
  'customers.read': 'oacmv',
  'customers.create': 'oam',
  'customers.update': 'oam',
  'customers.delete': 'oam',
  'items.read': 'oacmv',
  'items.create': 'oam',
  'items.update': 'oam',
  'items.delete': 'oam',
  'invoices.read': 'oacmv',
  'invoices.draft': 'oam',
  'invoices.delete_draft': 'oam',
  'invoices.issue': 'oam',
  'invoices.send': 'oam',
  'invoices.credit': 'oam',
  'invoices.export': 'oacm',
  'quotes.read': 'oacmv',
  'quotes.draft': 'oam',
  'quotes.send': 'oam',
  'payments.read': 'oacmv',
  'payments.record': 'oam',
  'payments.reverse': 'oam',
  'payments.refund': 'oa',
  'payments.connect': 'o',
  'mail.read': 'oacmv',
  'mail.send': 'oam',
  'journal.read': 'oacmv',
  'calendar.read': 'oacmv',
  'views.read': 'oacmv',
  'views.save': 'oacmv',
  'views.share': 'oam',
  'settings.read': 'oacmv',
  'settings.update': 'oa',
  import: 'oam',
}
const LETTER: Readonly<Record<Role, string>> = {
  owner: 'o',
  admin: 'a',
  accountant: 'c',
  member: 'm',
  viewer: 'v',
}

describe('every role and every action', () => {
  test.each(ROLES.flatMap(role => ACTIONS.map(action => [role, action] as const)))(
    '%s, %s',
    (role, action) => expect(may(role, action)).toBe(TABLE[action].includes(LETTER[role])),
  )
})

test('owners change every role, admins only those of members below owner', () => {
  for (const actor of ROLES)
    for (const target of ROLES)
      for (const next of ROLES) {
        const touchesOwner = target === 'owner' || next === 'owner'
        const expected = actor === 'owner' || (actor === 'admin' && !touchesOwner)
        expect(mayChangeRole(actor, target, next)).toBe(expected)
        expect(mayInvite(actor, next)).toBe(
          actor === 'owner' || (actor === 'admin' && next !== 'owner'),
        )
        expect(mayRemove(actor, target)).toBe(
          actor === 'owner' || (actor === 'admin' && target !== 'owner'),
        )
      }
})

test('refuses to remove or demote the last owner', () => {
  const demote = { actor: 'owner', target: 'owner', next: 'member' } as const
  expect(decideRoleChange({ ...demote, owners: 1 })).toMatchObject({ refusal: 'last_owner' })
  expect(decideRoleChange({ ...demote, owners: 2 })).toEqual({ ok: true, value: 'member' })
  expect(decideRoleChange({ ...demote, next: null, owners: 1 })).toMatchObject({
    refusal: 'last_owner',
  })
  expect(decideRoleChange({ ...demote, next: 'owner', owners: 1 }).ok).toBe(true)
  // Of one owner and one member the member may go.
  for (const next of ['admin', null] as const)
    expect(decideRoleChange({ actor: 'owner', target: 'member', next, owners: 1 }).ok).toBe(true)
  expect(decideRoleChange({ actor: 'member', target: 'member', next: null, owners: 1 }).ok).toBe(
    false,
  )
  expect(
    decideRoleChange({ actor: 'admin', target: 'owner', next: null, owners: 2 }),
  ).toMatchObject({ refusal: 'forbidden' })
})

test('reads a stored role, and unknown text as the role with the fewest permissions', () => {
  expect(ROLES.map(roleOf)).toEqual(ROLES)
  expect(['emperor', 'Owner', ''].map(roleOf)).toEqual(['viewer', 'viewer', 'viewer'])
})
