import { expect, test } from 'vitest'
import { beginAddress } from './begin.ts'

const at = (pathname: string, search = '') => beginAddress('github', { pathname, search }, 'fr')
const WITH = '/api/sign-in-with/github?language=fr'

test('contains the requested page, and never another site', () => {
  expect(at('/sign-in')).toBe(WITH)
  expect(at('/sign-in', '?next=%2Fw%2F1%3Ftab%3Dopen')).toBe(`${WITH}&to=%2Fw%2F1%3Ftab%3Dopen`)
  expect(at('/sign-in', '?next=%2F%2Fevil.example')).toBe(WITH)
  expect(at('/sign-in', '?refused=email_taken&with=github')).toBe(WITH)
  expect([at('/x/invitation/abc-1'), at('/invitation/abc-1/more')]).toEqual([WITH, WITH])
})

test('contains the invitation from every page of the invited person', () => {
  const taken = `${WITH}&invitation=abc-1&to=%2Finvitation%2Fabc-1`
  expect(at('/invitation/abc-1')).toBe(taken)
  expect(at('/sign-up', '?invitation=abc-1&email=a%40b.example')).toBe(taken)
  expect(at('/sign-in', '?next=%2Finvitation%2Fabc-1')).toBe(taken)
})
