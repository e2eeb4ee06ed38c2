import { expect, test } from 'vitest'
import { type SetupFacts, setupTasks } from './setup-task.ts'

const NEW: SetupFacts = {
  hasDetails: false,
  sendsMail: false,
  addressConfirmed: null,
  hasBankAccount: false,
  hasLogo: false,
  mustInvoiceElectronically: false,
  hasCustomer: false,
  hasIssued: false,
}
const openOf = (facts: Partial<SetupFacts>, setAside: Parameters<typeof setupTasks>[1] = []) =>
  setupTasks({ ...NEW, ...facts }, setAside).flatMap(({ task, done }) => (done ? [] : [task]))

test('a new company has every task that concerns it, the first invoice last', () => {
  expect(openOf({})).toEqual(['company', 'mail', 'bank', 'logo', 'customer', 'invoice'])
  expect(openOf({ addressConfirmed: false })).toEqual([
    'company',
    'mail',
    'address_confirmed',
    'bank',
    'logo',
    'customer',
    'invoice',
  ])
})

test('obligations of e-invoicing stay on the list of a company that has some until they are put away', () => {
  const bound = {
    hasDetails: true,
    mustInvoiceElectronically: true,
    sendsMail: true,
    hasLogo: true,
  }
  expect(openOf(bound)).toEqual(['bank', 'e_invoicing', 'customer', 'invoice'])
  expect(openOf(bound, ['e_invoicing'])).toEqual(['bank', 'customer', 'invoice'])
})

test('what is done, and what was put away, is not left', () => {
  expect(openOf({ hasDetails: true, sendsMail: true, hasLogo: true, hasCustomer: true })).toEqual([
    'bank',
    'invoice',
  ])
  expect(openOf({}, ['company', 'mail', 'logo'])).toEqual(['bank', 'customer', 'invoice'])
})
