import { ACCOUNT_ROLES } from '@bordereau/domain/country/accounting'
import { expect, test } from 'vitest'
import { accountGroups } from './account-labels.ts'

test('each account is asked for once', () => {
  expect(
    accountGroups()
      .flatMap(({ roles }) => roles)
      .toSorted(),
  ).toEqual(ACCOUNT_ROLES.toSorted())
})
