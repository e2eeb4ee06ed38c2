// @vitest-environment happy-dom
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { sampleInvoice } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useCreditForm } from './use-credit-form.ts'

const INVOICE = sampleInvoice({
  draft: specimenDraft({
    lines: [specimenLine({ id: 'a', quantity: decimal('3') }), specimenLine({ id: 'b' })],
  }),
})
const onCreate = vi.fn(() => Promise.resolve())

function form() {
  const hook = renderInWorkspace(() => useCreditForm(INVOICE, onCreate))
  return { value: hook.value, submit: () => act(() => hook.value().submit(submitEvent())) }
}

test('a whole invoice is credited once there is a reason', () => {
  const { value, submit } = form()
  expect(value().noReason).toBe(false)
  submit()
  expect([value().noReason, onCreate.mock.calls]).toEqual([true, []])
  act(() => value().setReason('   '))
  expect(value().noReason).toBe(true)
  act(() => value().setReason('Returned'))
  submit()
  expect(value().noReason).toBe(false)
  expect(onCreate.mock.calls).toEqual([['Returned', undefined]])
})

test('a part of it needs a quantity that is a number', () => {
  const { value, submit } = form()
  act(() => value().setReason('Returned'))
  act(() => value().setWhole(false))
  submit()
  expect([value().noLines, onCreate.mock.calls]).toEqual([true, []])
  act(() => value().setTexts({ a: 'many' }))
  submit()
  expect([value().noLines, onCreate.mock.calls]).toEqual([true, []])
  act(() => value().setTexts({ a: '2' }))
  expect(value().noLines).toBe(false)
  submit()
  expect(onCreate.mock.calls).toEqual([['Returned', [{ lineId: 'a', quantity: '2' }]]])
})

test('turning to some lines after a refused whole does not at once say that quantities are missing', () => {
  const { value, submit } = form()
  submit()
  act(() => value().setWhole(false))
  expect([value().noReason, value().noLines]).toEqual([true, false])
  submit()
  expect(value().noLines).toBe(true)
  act(() => value().setWhole(true))
  act(() => value().setWhole(false))
  expect(value().noLines).toBe(false)
})
