// @vitest-environment happy-dom
import { createQuote, reviseQuote, withdrawQuote } from '@bordereau/contract/quotes'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmQuestions } from '../../testing/dialogs.ts'
import { refusal, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useQuoteChanges } from './use-quote-changes.ts'

const QUOTE = {
  id: INVOICE_ID,
  number: 'D7',
  draft: emptyDraft({ currency: 'EUR', language: 'en' }),
}

beforeEach(() => {
  vi.spyOn(toasts, 'error').mockReturnValue(1)
})

function changes() {
  return renderInWorkspace(() => useQuoteChanges(QUOTE)).value()
}

test('a version that cannot be begun says why', async () => {
  const sent = serve(refusal(reviseQuote, 'quote_accepted'))
  await act(changes().revise)
  expect(sentTo(reviseQuote, sent).map(({ body }) => body)).toEqual([{ revising: true }])
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The customer has accepted this quote already. Reload the page.',
  )
})

test('a quote is withdrawn only once that was confirmed, by its number', async () => {
  const sent = serve(refusal(withdrawQuote, 'quote_invoiced'))
  vi.spyOn(dialogs, 'confirm').mockResolvedValue(false)
  const { withdraw } = changes()
  await act(withdraw)
  expect(sent).toEqual([])
  const asked = confirmQuestions()
  await act(withdraw)
  expect(asked.map(({ title }) => title)).toEqual(['Withdraw quote D7?'])
  expect(sentTo(withdrawQuote, sent)).toHaveLength(1)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'The invoice of this quote is issued already.',
  )
})

test('a copy begins with the same draft', async () => {
  const sent = serve(refusal(createQuote, 'customer_unknown'))
  await act(changes().duplicate)
  expect(sentTo(createQuote, sent).map(({ body }) => body)).toEqual([{ draft: QUOTE.draft }])
  expect(toasts.error).toHaveBeenCalledOnce()
})
