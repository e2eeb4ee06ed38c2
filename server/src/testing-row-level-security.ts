import { NO_DETAILS } from '@bordereau/domain/country/tax-files'
import { createAccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import {
  createBankAccount,
  listBankAccounts,
  listMembers,
  listSeries,
  inviteMember,
} from '@bordereau/contract/company'
import { creditInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { createItem } from '@bordereau/contract/items'
import { listMail } from '@bordereau/contract/mail'
import { listNotifications } from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { createBatch } from '@bordereau/contract/batches'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import { createRecurring } from '@bordereau/contract/recurring'
import { createView } from '@bordereau/contract/views'
import {
  FRENCH_COMPANY,
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
  issued,
} from './invoices/testing.ts'
import { importBankStatement } from '@bordereau/contract/bank-imports'
import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { type Client, type TestApp, signedUp } from './lib/testing.ts'

/** Test fixtures: request bodies of an intruder. */

const RECURRING = {
  plan: {
    every: 1,
    unit: 'month' as const,
    firstDay: '2026-12-01',
    end: { by: 'never' as const },
  },
  mode: 'draft' as const,
}
const PARTY = { ...GERMAN_CUSTOMER, legalName: 'Intruder' }
const ACCOUNT = {
  accountName: 'Intruder',
  bankName: '',
  iban: 'FR7630006000011234567890189',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
  isDefault: true,
}
const MAIL_TEMPLATE = {
  occasion: 'invoice',
  language: 'en',
  subject: 'Intruder',
  message: 'Intruder',
}
const CUSTOMER = {
  profile: PARTY,
  email: '',
  currency: 'EUR',
  language: 'en',
  dueDays: null,
  buyerReference: '',
  note: '',
}
const ITEM = {
  code: '',
  name: 'Intruder',
  description: '',
  unit: 'C62',
  prices: [{ currency: 'EUR', price: '10' }],
  supply: 'services' as const,
  taxCategory: 'S' as const,
  taxRate: '20',
  texts: [],
  classification: '',
}
const REMINDERS = {
  setFollowUp: { hold: { reason: 'disputed' as const, until: null }, note: 'Intruder' },
  changeReminder: { change: { by: 'skip' as const } },
  setCustomerReminders: { plan: { by: 'none' as const } },
}
const RATE_FILE = { source: 'ecb' as const, file: '<Envelope/>' }
const IMPORT = { csv: 'name,country\nIntruder,DE\n', apply: true }

const UNKNOWN_ID = '01920000-0000-7000-8000-000000000000'

const ONLINE_PAYMENT = {
  setCollects: { collects: 'off' as const },
  endMandate: {},
  changeCollection: { change: { by: 'skip' as const } },
  refundPayment: { amount: '1', reason: 'Intruder' },
  previewRefund: { amount: '1', invoiceId: UNKNOWN_ID },
  decideRefund: { invoiceId: UNKNOWN_ID, owed: 'no' as const, reason: 'Intruder' },
  // No text that is a key: no provider is asked.
  connectPaymentAccount: { keys: { secretKey: 'Intruder', webhookSecret: 'Intruder' } },
  connectBankFeed: { keys: { secretId: 'Intruder', secretKey: 'Intruder' } },
  finishBankConnection: { code: 'Intruder' },
  beginBankConnection: {
    feed: 'gocardless',
    country: 'FR',
    institutionId: 'Intruder',
    language: 'en',
  },
}
const SERIES = {
  kind: 'invoice',
  name: 'Intruder',
  pattern: 'X{YYYY}-{seq:4}',
  isDefault: false,
} as const

const MAIL_SERVER = {
  host: 'smtp.example.com',
  port: 465,
  security: 'tls',
  user: '',
  from: 'intruder@example.com',
} as const

const SETTING_BODIES = {
  fileReturn: { return: 'fr_des', period: '2026-11' },
  unfileReturn: { return: 'fr_des', period: '2026-11' },
  putBookkeeping: {
    chart: '',
    accounts: { bank: '1' },
    advisor: '',
    client: '',
    details: NO_DETAILS,
  },
  createSeries: SERIES,
  putSupplierSeries: { type: 'self_billed_invoice', pattern: 'Y{YYYY}-{seq:4}' },
  updateSeries: { name: 'Intruder', pattern: 'X{YYYY}-{seq:4}', isDefault: true },
}

/** A valid body for each endpoint. An endpoint without an entry fails row-level-security.test.ts. */
export function BODIES(customerId: string) {
  return {
    // An invalid number: no register is asked.
    checkTaxRegister: { register: 'vies' as const, country: 'DE', kind: 'vat', number: 'DE1' },
    updateInstance: { signUpOpen: true },
    updateMonitoring: { recording: false },
    updateCompany: { version: 1, footer: 'Intruder' },
    createBankAccount: ACCOUNT,
    updateBankAccount: ACCOUNT,
    ...SETTING_BODIES,
    putMailServer: MAIL_SERVER,
    testMailServer: {},
    putExchangeRate: { currency: 'USD', date: '2026-01-01', rate: '0.9' },
    importPublishedRates: RATE_FILE,
    inviteMember: { email: 'intruder@example.com', role: 'owner' },
    changeRole: { role: 'viewer' },
    createCustomer: CUSTOMER,
    updateCustomer: { ...CUSTOMER, version: 1 },
    archiveCustomer: { archived: true },
    archiveCustomers: { ids: customerId === '' ? [] : [customerId], archived: true },
    importCustomers: IMPORT,
    sendPortalLink: { to: 'intruder@example.com' },
    createItem: ITEM,
    updateItem: { ...ITEM, version: 1 },
    archiveItem: { archived: true },
    archiveItems: { ids: [], archived: true },
    importItems: IMPORT,
    createDraft: { draft: aDraft(customerId) },
    saveDraft: { version: 1, draft: aDraft(customerId) },
    previewDraft: { draft: aDraft(customerId) },
    issueInvoice: { version: 1 },
    creditInvoice: { reason: 'Intruder' },
    correctInvoice: { type: 'corrected_invoice', reason: 'Intruder' },
    beginDeposit: { share: { by: 'percent', percent: '10' } },
    beginFinal: {},
    previewMailTemplate: MAIL_TEMPLATE,
    previewMail: { kind: 'invoice' },
    sendInvoice: { kind: 'invoice', to: 'intruder@example.com' },
    markSent: { how: 'Intruder' },
    ...REMINDERS,
    recordPayment: {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '1',
      method: 'transfer' as const,
      reference: '',
      note: '',
      allocations: [],
    },
    reversePayment: { reason: 'Intruder' },
    recordPayout: { paidOn: '2026-11-20', reference: 'Intruder' },
    ...ONLINE_PAYMENT,
    matchBankTransaction: { customerId, allocations: [] },
    ...DECIDED_TRANSACTION,
    readAllNotifications: {},
    updateNotificationPreference: { kind: 'viewed', inApp: false, byMail: true },
    createView: { list: 'invoices' as const, name: 'Intruder', state: 'tab=open', shared: true },
    updateView: { name: 'Intruder' },
    chooseDefaultView: { list: 'invoices' as const, viewId: customerId },
    checkBatch: { kind: 'send' as const, invoiceIds: [customerId] },
    createBatch: { kind: 'send' as const, invoiceIds: [customerId] },
    applyCredit: {},
    createRecurring: { ...RECURRING, invoiceId: customerId, name: 'Intruder' },
    updateRecurring: { version: 1, name: 'Intruder' },
    ...quoteBodies(customerId),
    skipRun: { day: '2026-12-01' },
    runNow: { day: '2026-12-01' },
    replaceTemplate: { invoiceId: customerId, deleteDraft: true },
  } satisfies Record<string, unknown>
}

const DECIDED_TRANSACTION = {
  ignoreBankTransaction: { ignored: true },
  undoBankTransaction: { reason: 'Intruder' },
}

function accompanyingBodies(customerId: string) {
  return {
    createAccompanyingDocument: { invoiceId: customerId, kind: 'pro_forma' as const },
    sendAccompanyingDocument: {
      to: 'intruder@example.com',
      subject: 'Intruder',
      message: 'Intruder',
    },
  }
}

function quoteBodies(customerId: string) {
  return {
    createQuote: { draft: aDraft(customerId) },
    saveQuote: { version: 1, draft: aDraft(customerId) },
    previewQuote: { draft: aDraft(customerId) },
    sendQuote: { version: 1 },
    reviseQuote: { revising: true },
    invoiceQuote: {},
    ...accompanyingBodies(customerId),
  }
}

export type World = { ids: Record<string, string>; workspaceId: string; owner: Client }

/** A company with one record of every kind, whose texts contain the marker. */
export async function aWorld(context: TestApp, email: string, marker: string): Promise<World> {
  const owner = await signedUp(context, email, `${marker} Owner`)
  const withMarker = (profile: typeof FRENCH_COMPANY) => ({
    ...profile,
    legalName: `${marker} ${profile.legalName}`,
    contact: { name: `${marker} Contact`, phone: '', email: `${marker.toLowerCase()}@example.com` },
  })
  const workspaceId = await aCompany(owner, withMarker(FRENCH_COMPANY))
  const customerId = await aCustomer(owner, workspaceId, withMarker(GERMAN_CUSTOMER))
  const at = { query: { workspaceId } }
  const item = await owner.must(createItem, {
    ...at,
    body: { ...BODIES(workspaceId).createItem, name: `${marker} item` },
  })
  const { invoice, open, payment } = await someDocuments(owner, workspaceId, customerId, marker)
  const invited = await owner.must(inviteMember, {
    ...at,
    body: { email: `${marker.toLowerCase()}-guest@example.com`, role: 'viewer' },
  })
  const view = await owner.must(createView, {
    ...at,
    body: { list: 'customers', name: `${marker} view`, state: `q=${marker}`, shared: true },
  })
  const recurring = await owner.must(createRecurring, {
    ...at,
    body: { ...RECURRING, invoiceId: invoice.id, name: `${marker} recurring` },
  })
  const batch = await owner.must(createBatch, {
    ...at,
    body: { kind: 'send', invoiceIds: [invoice.id, open.id] },
  })
  const transactionId = await aBankTransaction(owner, workspaceId, marker)
  const quoteId = await aQuote(owner, workspaceId, customerId, marker)
  const { id: documentId } = await owner.must(createAccompanyingDocument, {
    ...at,
    body: { invoiceId: open.id, kind: 'pro_forma' },
  })
  // Opening the pay page creates a notification.
  await context.app.inject(new URL(invoice.payLink ?? '').pathname)
  const { rows: notifications } = await owner.must(listNotifications, at)
  const accounts = await owner.must(listBankAccounts, at)
  const { series } = await owner.must(listSeries, at)
  const { rows: mail } = await owner.must(listMail, at)
  const { members } = await owner.must(listMembers, at)
  return {
    owner,
    workspaceId,
    ids: {
      workspaceId,
      customerId,
      itemId: item.id,
      invoiceId: invoice.id,
      draftId: open.id,
      paymentId: payment.id,
      invitationId: invited.id,
      bankAccountId: accounts.accounts[0]?.id ?? '',
      seriesId: series[0]?.id ?? '',
      mailId: mail[0]?.id ?? '',
      notificationId: notifications[0]?.id ?? '',
      personId: members[0]?.personId ?? '',
      viewId: view.id,
      recurringId: recurring.id,
      batchId: batch.id,
      transactionId,
      levelId: 'first',
      ...insertedIds(workspaceId),
      quoteId,
      documentId,
    },
  }
}

/** Of the victim; the test inserts the first, and none has the second. */
function insertedIds(workspaceId: string) {
  return { connectionId: workspaceId, mandateId: workspaceId, refundId: workspaceId }
}

/** A quote that was sent. */
async function aQuote(
  owner: Client,
  workspaceId: string,
  customerId: string,
  marker: string,
): Promise<string> {
  const draft = aDraft(customerId, { lines: [aLine({ name: `${marker} line` })] })
  const { id, version } = await owner.must(createQuote, { query: { workspaceId }, body: { draft } })
  await owner.must(sendQuote, { query: { workspaceId, quoteId: id }, body: { version } })
  return id
}

async function aBankTransaction(
  owner: Client,
  workspaceId: string,
  marker: string,
): Promise<string> {
  const at = { query: { workspaceId } }
  const { id: accountId } = await owner.must(createBankAccount, {
    ...at,
    body: { ...BODIES(workspaceId).createBankAccount, accountName: `${marker} account` },
  })
  const rows = `Date,Amount,Description\n2026-11-19,12.50,${marker} transfer\n`
  await owner.must(importBankStatement, {
    query: { workspaceId, accountId, fileName: `${marker}.csv` },
    file: { bytes: new TextEncoder().encode(rows), mediaType: 'application/octet-stream' },
  })
  const { rows: transactions } = await owner.must(listBankTransactions, at)
  return transactions[0]?.id ?? ''
}

/** An issued, sent, partly paid and credited invoice, and a draft. */
async function someDocuments(
  owner: Client,
  workspaceId: string,
  customerId: string,
  marker: string,
) {
  const draft = () =>
    aDraft(customerId, { note: `${marker} note`, lines: [aLine({ name: `${marker} line` })] })
  const invoice = await issued(owner, workspaceId, draft())
  const open = await drafted(owner, workspaceId, draft())
  await owner.must(sendInvoice, {
    query: { workspaceId, invoiceId: invoice.id },
    body: {
      kind: 'invoice',
      to: `${marker.toLowerCase()}@example.com`,
      message: `${marker} message`,
    },
  })
  const payment = await owner.must(recordPayment, {
    query: { workspaceId },
    body: {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '10',
      method: 'transfer' as const,
      reference: `${marker} reference`,
      note: '',
      allocations: [{ invoiceId: invoice.id, amount: '10' }],
    },
  })
  await owner.must(creditInvoice, {
    query: { workspaceId, invoiceId: invoice.id },
    body: { reason: `${marker} reason` },
  })
  return { invoice, open, payment }
}
