import { ROLES } from '@bordereau/domain/access/policy'
import { expect, test } from 'vitest'
import { mayAutomate } from '../recurring/may-automate.ts'
import { mayRunBatch } from './permission.ts'

test('a batch needs what its action needs for one invoice', () => {
  for (const kind of ['send', 'remind', 'mark_paid'] as const)
    expect(ROLES.filter(role => mayRunBatch(role, kind))).toEqual(['owner', 'admin', 'member'])
})

test('a recurring invoice needs every right that its runs use', () => {
  for (const mode of ['draft', 'issue', 'send'] as const)
    expect(ROLES.filter(role => mayAutomate(role, mode))).toEqual(['owner', 'admin', 'member'])
})
