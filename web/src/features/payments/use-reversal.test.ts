// @vitest-environment happy-dom
import { reversePayment } from '@bordereau/contract/payments'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answerPrompts } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { PERSON_ID, samplePayment } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useReversal } from './use-reversal.ts'

const REVERSED = samplePayment({
  reversedAt: '2026-11-21T10:00:00Z',
  reversalReason: 'Recorded twice',
})

test('a payment is reversed with its reason; a refusal stays in the dialog', async () => {
  const sent = serve(reply(reversePayment, REVERSED), refusal(reversePayment, 'already_reversed'))
  const said = answerPrompts('Recorded twice')
  const { value } = renderInWorkspace(useReversal)
  await act(() => value()(PERSON_ID))
  await act(() => value()(PERSON_ID))
  expect(sentTo(reversePayment, sent)[0]?.body).toEqual({ reason: 'Recorded twice' })
  expect(said).toEqual([undefined, 'The payment was reversed already.'])
})
