// @vitest-environment happy-dom
import { markSent } from '@bordereau/contract/delivery'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answerPrompts } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_REF } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useMarkSent } from './mark-sent.ts'

test('a document that was delivered another way is marked as sent', async () => {
  const sent = serve(reply(markSent, {}), refusal(markSent, 'not_issued'))
  const said = answerPrompts('by post')
  const { value } = renderInWorkspace(() => useMarkSent(INVOICE_REF))
  await act(() => value()())
  await act(() => value()())
  expect(sentTo(markSent, sent)[0]?.body).toEqual({ how: 'by post' })
  expect(said).toEqual([undefined, 'It is not issued yet.'])
})
