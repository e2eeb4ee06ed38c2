import { ITEM_REFUSALS } from '@bordereau/contract/batches'
import { createBankAccount, updateBankAccount, updateSeries } from '@bordereau/contract/company'
import { importCustomers } from '@bordereau/contract/import'
import { COMMON_REFUSALS, type Endpoint } from '@bordereau/contract/endpoint'
import { exportInvoices, getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import * as invoices from '@bordereau/contract/invoices'
import { cancelMail, retryMail } from '@bordereau/contract/mail'
import { restorePayLink } from '@bordereau/contract/pay-link'
import { applyCredit, recordPayment, reversePayment } from '@bordereau/contract/payments'
import * as recurring from '@bordereau/contract/recurring'
import { putMailServer, testMailServer } from '@bordereau/contract/mail-server'
import { connectPaymentAccount, refundPayment } from '@bordereau/contract/payment-accounts'
import * as mandates from '@bordereau/contract/payment-mandates'
import * as quotes from '@bordereau/contract/quotes'
import { changeReminder, setFollowUp } from '@bordereau/contract/reminders'
import { resetPassword, acceptInvitation } from '@bordereau/contract/sign-up'
import { exploreSample } from '@bordereau/contract/session'
import { SIGN_IN_WITH_REFUSALS } from '@bordereau/contract/sign-in-with'
import { expect, test } from 'vitest'
import type { Refused } from './data/api.ts'
import { refusalMessage } from './data/refusal.tsx'
import { SERVER_MESSAGE, refused } from './testing/refused.ts'
import { expectedRefusalMessage } from './features/batches/batch-labels.ts'
import { itemRefusalMessage } from './features/batches/batch-refusals.ts'
import { collectionRefusalMessage } from './features/collections/collection-refusals.ts'
import { bankRefusalMessage } from './features/company/bank-texts.ts'
import { mailServerRefusal } from './features/company/mail-server-texts.ts'
import { seriesRefusalMessage } from './features/company/pattern-texts.ts'
import { connectRefusalMessage } from './features/company/use-connect-account.ts'
import { documentRefusalMessage } from './features/document/refusal-messages.ts'
import { entryRefusalMessage } from './features/entry/texts.ts'
import { importRefusalMessage } from './features/list/import-refusal.ts'
import { mailRefusalMessage } from './features/mail/mail-labels.ts'
import { quoteRefusalText } from './features/quotes/quote-refusals.ts'
import { failureReasonText, recurringRefusalMessage } from './features/recurring/labels.ts'
import { reminderRefusalMessage } from './features/reminders/reminder-refusals.ts'
import { providerRefusalMessage } from './features/sign-in-with/texts.ts'

/** With the messages of their endpoints' refusals; common ones are those of `refusalMessage`. */
const SUBJECTS: readonly (readonly [string, (refusal: Refused) => string, readonly Endpoint[]])[] =
  [
    ['bank account', bankRefusalMessage, [createBankAccount, updateBankAccount]],
    ['numbering series', seriesRefusalMessage, [updateSeries]],
    ['import', importRefusalMessage, [importCustomers]],
    ['message', mailRefusalMessage, [retryMail, cancelMail]],
    ['mail server', mailServerRefusal, [putMailServer, testMailServer]],
    ['payment account', connectRefusalMessage, [connectPaymentAccount]],
    [
      'quote',
      quoteRefusalText,
      [quotes.sendQuote, quotes.reviseQuote, quotes.withdrawQuote, quotes.invoiceQuote],
    ],
    [
      'collection',
      collectionRefusalMessage,
      [mandates.changeCollection, mandates.endMandate, mandates.setCollects],
    ],
    ['reminder', reminderRefusalMessage, [changeReminder, setFollowUp]],
    ['public form', entryRefusalMessage, [resetPassword, acceptInvitation]],
    [
      'recurring invoice',
      recurringRefusalMessage,
      [
        recurring.createRecurring,
        recurring.updateRecurring,
        recurring.pauseRecurring,
        recurring.resumeRecurring,
        recurring.endRecurring,
        recurring.skipRun,
      ],
    ],
    [
      'document',
      refusal => documentRefusalMessage(refusal) ?? refusalMessage(refusal),
      [
        invoices.createDraft,
        invoices.issueInvoice,
        invoices.creditInvoice,
        invoices.sendInvoice,
        getDocument,
        zipDocuments,
        exportInvoices,
        restorePayLink,
        recordPayment,
        reversePayment,
        refundPayment,
        applyCredit,
      ],
    ],
  ]

test.each(SUBJECTS)('every refusal about a %s has its own message', (_, messageOf, endpoints) => {
  const codes = new Set(endpoints.flatMap(({ refusals }) => Object.keys(refusals ?? {})))
  // The editor asks about it in a dialog of its own (date-jump.ts).
  codes.delete('date_jump')
  expect(codes.size).toBeGreaterThan(1)
  expect([...codes].filter(code => messageOf(refused(code)) === SERVER_MESSAGE)).toEqual([])
  expect(messageOf(refused('forbidden'))).toBe(refusalMessage(refused('forbidden')))
})

test('a refusal that no page knows is shown in the words of the server', () => {
  expect(refusalMessage(refused('from_the_future'))).toBe(SERVER_MESSAGE)
  expect(documentRefusalMessage(refused('from_the_future'))).toBeUndefined()
})

test('a refusal common to all endpoints has its own message, unless only a program can cause it', () => {
  const codes = Object.keys(COMMON_REFUSALS)
  expect(codes.filter(code => refusalMessage(refused(code)) === SERVER_MESSAGE)).toEqual([
    'key_reused',
    'unknown_host',
  ])
  expect(refusalMessage(refused('offline'))).toContain('check the connection')
  expect(refusalMessage(refused('unreadable'))).toContain('Reload')
})

test('a date before the last document is named', () => {
  const refusal = refused('date_before_last', { lastIssueDate: '2026-03-12' })
  expect(documentRefusalMessage(refusal)).toContain('(2026-03-12)')
  expect(documentRefusalMessage(refused('date_before_last', 'unknown'))).toContain('(–)')
})

test('an import names the line that is refused', () => {
  expect(importRefusalMessage(refused('cell_too_long', { line: 17 }))).toContain('Line 17')
})

test('the sample that is being created for others asks to wait', () => {
  expect(Object.keys(exploreSample.refusals ?? {})).toContain('sample_busy')
  expect(entryRefusalMessage(refused('sample_busy'))).toContain('in a minute')
})

test('every reason why a document is left out of a batch has a message', () => {
  const messages = ITEM_REFUSALS.map(itemRefusalMessage)
  expect(messages.filter(message => /_/.test(message))).toEqual([])
  for (const reason of ITEM_REFUSALS) {
    expect(expectedRefusalMessage(reason, 1)).toMatch(/^1 .*\.$/)
    expect(expectedRefusalMessage(reason, 2)).toMatch(/^2 (.* )?(are|have) .*\.$/)
  }
})

test('every reason why a run ended with a draft has a message', () => {
  const messages = recurring.FAILURE_REASONS.map(failureReasonText)
  expect(messages.filter(message => /_/.test(message))).toEqual([])
})

test('a refused sign-in names the provider', () => {
  const general = providerRefusalMessage('unheard_of', 'Acme')
  expect(general).toBe('Signing in with Acme did not work. Try again.')
  const messages = SIGN_IN_WITH_REFUSALS.map(code => providerRefusalMessage(code, 'Acme'))
  expect(messages.filter(message => message === general)).toEqual([])
  expect(messages.every(message => /^[A-Z].*\.$/.test(message))).toBe(true)
})
