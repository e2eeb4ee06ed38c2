// @vitest-environment happy-dom
import { beginDeposit } from '@bordereau/contract/corrections'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reply, refusal, sentTo, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { MAIL_ID, sampleInvoice, sampleWorkspace } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { until } from '../../testing/until.ts'
import { WorkspaceContext } from '../../data/session.tsx'
import { createElement } from 'react'
import { sampleSaver } from './testing/sample-saver.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { keyOfRate, useCreateDeposit, useDepositForm } from './use-deposit.ts'

const flush = vi.fn(() => Promise.resolve(true))
const saver = sampleSaver(3, flush)

/** The form for a deposit on a draft of €160.00 and 20 % tax. */
function deposit() {
  const { around } = sampleEditor(COMPLETE_DRAFT)
  const hook = renderRouted(
    '/w/1',
    () => {
      const form = useDepositForm()
      return { form, create: useCreateDeposit(saver, form) }
    },
    children => createElement(WorkspaceContext, { value: sampleWorkspace() }, around(children)),
  )
  return {
    form: () => hook.value().form,
    create: () => hook.value().create,
    submit: () => act(() => hook.value().create.submit(submitEvent())),
  }
}

test('a percentage is of what is to be paid, and the rest is left', () => {
  const { form } = deposit()
  expect([form().payable, form().left]).toEqual(['57.60', '134.40'])
  act(() => form().setPercent('12,5'))
  expect([form().payable, form().left]).toEqual(['24.00', '168.00'])
  act(() => form().setPercent('half'))
  expect([form().payable, form().share]).toEqual([undefined, undefined])
})

test('amounts are entered for each rate, before tax, and none is an error only after sending', async () => {
  const sent = serve()
  const { form, submit } = deposit()
  act(() => form().setBy('amount'))
  expect(form().refusal).toBeUndefined()
  await submit()
  expect([form().refusal, sent]).toEqual(['nothing_to_invoice', []])
  const [rate] = form().vat
  if (!rate) throw new Error('the draft has no tax')
  act(() => form().setAmount(keyOfRate(rate), '50'))
  expect([form().payable, form().refusal]).toEqual(['60.00', undefined])
  act(() => form().setAmount(keyOfRate(rate), '5000'))
  expect(form().refusal).toBe('deposit_too_large')
})

test('the draft is saved, then its deposit is created and opened', async () => {
  const sent = serve(reply(beginDeposit, sampleInvoice({ id: MAIL_ID })))
  const { submit } = deposit()
  await submit()
  expect(flush).toHaveBeenCalledOnce()
  expect(sentTo(beginDeposit, sent).map(({ body }) => body)).toEqual([
    { share: { by: 'percent', percent: '30' } },
  ])
  await until(() => expect(addressNow()).toContain(MAIL_ID))
})

test('a refused deposit leaves the editor open', async () => {
  serve(refusal(beginDeposit, 'already_issued'))
  const { create, submit } = deposit()
  await submit()
  expect([create().refused?.refusal, addressNow()]).toEqual(['already_issued', '/w/1'])
})
