// @vitest-environment happy-dom
import {
  type BankTransactionView,
  ignoreBankTransaction,
  matchBankTransaction,
  undoBankTransaction,
} from '@bordereau/contract/bank-statements'
import { localDate } from '@bordereau/domain/date'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerPrompts } from '../../testing/dialogs.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, MAIL_ID, PERSON_ID } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useBankActions } from './use-bank-actions.ts'

const TRANSACTION: BankTransactionView = {
  id: MAIL_ID,
  account: '',
  bookedOn: localDate('2026-11-20'),
  amount: '120.00',
  currency: 'EUR',
  partyName: 'Lotus',
  partyAccount: '',
  text: 'F-7',
  references: [],
  charges: '0.00',
  reversal: false,
  status: 'open',
  paymentId: null,
  settled: [],
  customerName: '',
  proposal: null,
  payoutOf: null,
  test: false,
}
const PROPOSED: BankTransactionView = {
  ...TRANSACTION,
  proposal: {
    certainty: 'certain',
    reasons: ['number', 'amount'],
    customerId: PERSON_ID,
    customerName: 'Lotus',
    allocations: [{ invoiceId: INVOICE_ID, number: 'F-7', amount: '120.00', deductions: [] }],
  },
}

beforeEach(spyOnToasts)

function actions() {
  return renderInWorkspace(useBankActions).value()
}

test('a proposal is recorded as it stands, and nothing where there is none', async () => {
  const sent = serve(reply(matchBankTransaction, {}))
  const { accept } = actions()
  await act(() => accept(TRANSACTION))
  expect(sent).toEqual([])
  await act(() => accept(PROPOSED))
  expect(sentTo(matchBankTransaction, sent).map(({ body }) => body)).toEqual([
    {
      customerId: PERSON_ID,
      allocations: [{ invoiceId: INVOICE_ID, amount: '120.00', deductions: [] }],
    },
  ])
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Payment of Lotus recorded.')
})

test('what was decided in another tab is said', async () => {
  serve(
    refusal(matchBankTransaction, 'already_decided'),
    refusal(ignoreBankTransaction, 'already_decided'),
  )
  const { accept, setIgnored } = actions()
  await act(() => accept(PROPOSED))
  await act(() => setIgnored(TRANSACTION, true))
  expect(toasts.error).toHaveBeenCalledTimes(2)
  expect(toasts.error).toHaveBeenCalledWith('It was recorded or ignored already. Reload the page.')
  expect(toasts.success).not.toHaveBeenCalled()
})

test('a transaction is ignored, and shown again', async () => {
  const sent = serve(reply(ignoreBankTransaction, {}))
  const { setIgnored } = actions()
  await act(() => setIgnored(TRANSACTION, true))
  await act(() => setIgnored(TRANSACTION, false))
  expect(sent.map(({ body }) => body)).toEqual([{ ignored: true }, { ignored: false }])
})

test('a match is undone with a reason, and a refusal stays in the dialog', async () => {
  const sent = serve(reply(undoBankTransaction, {}), refusal(undoBankTransaction, 'not_matched'))
  const shown = answerPrompts('Wrong invoice')
  const { undo } = actions()
  await act(() => undo(PROPOSED))
  await act(() => undo(PROPOSED))
  expect(sentTo(undoBankTransaction, sent)[0]?.body).toEqual({ reason: 'Wrong invoice' })
  expect(shown).toEqual([undefined, 'It is not recorded any more. Reload the page.'])
})
