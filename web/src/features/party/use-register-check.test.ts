// @vitest-environment happy-dom
import {
  type TaxRegisterCheck,
  checkTaxRegister,
  listTaxRegisterChecks,
} from '@bordereau/contract/tax-registers'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { MAIL_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useAutomaticCheck, useRegisterCheck } from './use-register-check.ts'

const NUMBER = 'FR44732829320'
const PROFILE = specimenProfile('FR', { taxIds: [{ kind: 'vat', value: NUMBER }] })
const CHECK: TaxRegisterCheck = {
  id: MAIL_ID,
  register: 'vies',
  number: NUMBER,
  valid: true,
  name: 'Lotus',
  address: { line1: '', line2: '', postCode: '', city: '' },
  consultationNumber: '',
  requester: '',
  checkedAt: '2026-11-20T10:00:00Z',
}
const onFound = vi.fn()
const known = (...checks: TaxRegisterCheck[]) =>
  reply(listTaxRegisterChecks, { available: true, checks })

beforeEach(() => queryClient.clear())

function check({ isAutomatic = false, properties = {} } = {}) {
  const id = taxIdsOf(PROFILE).find(({ kind }) => kind.key === 'vat')
  if (!id) throw new Error('the party has a VAT number')
  const use = () => {
    const found = useRegisterCheck(PROFILE, id, 'vies')
    useAutomaticCheck(found, isAutomatic ? onFound : undefined)
    return found
  }
  return renderInWorkspace(use, '/w/1', properties).value
}

test('what the register answered last is shown, and it can be asked again', async () => {
  const sent = serve(known(CHECK), reply(checkTaxRegister, CHECK))
  const value = check()
  await until(() => expect(value().latest).toEqual(CHECK))
  expect(value()).toMatchObject({ mayAsk: true, refusal: undefined })
  await act(async () => value().ask())
  expect(sentTo(checkTaxRegister, sent).map(({ body }) => body)).toEqual([
    { register: 'vies', country: 'FR', kind: 'vat', number: NUMBER },
  ])
  expect(onFound).not.toHaveBeenCalled()
})

test('a register that does not answer says nothing about the number', async () => {
  serve(known(), refusal(checkTaxRegister, 'register_unavailable'))
  const value = check()
  await until(() => expect(value().mayAsk).toBe(true))
  await act(async () => value().ask())
  await until(() => expect(value().refusal).toContain('This says nothing about the number'))
})

test('those who may not change customers cannot ask', async () => {
  const sent = serve(known(CHECK))
  const value = check({ isAutomatic: true, properties: { may: () => false } })
  await until(() => expect(value().latest).toEqual(CHECK))
  expect([value().mayAsk, sentTo(checkTaxRegister, sent)]).toEqual([false, []])
})

test('a number that was never checked is checked once by itself', async () => {
  const sent = serve(known(), known(CHECK), reply(checkTaxRegister, CHECK))
  const value = check({ isAutomatic: true })
  await until(() => expect(value().latest).toEqual(CHECK))
  expect(sentTo(checkTaxRegister, sent)).toHaveLength(1)
  expect(onFound).toHaveBeenCalledExactlyOnceWith(CHECK)
})

test('a number that is not valid fills nothing in', async () => {
  const sent = serve(known({ ...CHECK, valid: false }))
  const value = check({ isAutomatic: true })
  await until(() => expect(value().latest).toBeDefined())
  expect([onFound.mock.calls, sentTo(checkTaxRegister, sent)]).toEqual([[], []])
})
