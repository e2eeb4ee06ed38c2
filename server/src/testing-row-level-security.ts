import { GERMAN_CUSTOMER, aDraft } from './invoices/testing.ts'

/** Test fixtures: request bodies of an intruder. */

export const RECURRING = {
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
const RATE_FILE = { source: 'ecb' as const, file: '<Envelope/>' }
const IMPORT = { csv: 'name,country\nIntruder,DE\n', apply: true }

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
    createSeries: {
      kind: 'invoice',
      name: 'Intruder',
      pattern: 'X{YYYY}-{seq:4}',
      isDefault: false,
    },
    updateSeries: { name: 'Intruder', pattern: 'X{YYYY}-{seq:4}', isDefault: true },
    putExchangeRate: { currency: 'USD', date: '2026-01-01', rate: '0.9' },
    importPublishedRates: RATE_FILE,
    inviteMember: { email: 'intruder@example.com', role: 'owner' },
    changeRole: { role: 'viewer' },
    createCustomer: CUSTOMER,
    updateCustomer: { ...CUSTOMER, version: 1 },
    archiveCustomer: { archived: true },
    importCustomers: IMPORT,
    createItem: ITEM,
    updateItem: { ...ITEM, version: 1 },
    archiveItem: { archived: true },
    importItems: IMPORT,
    createDraft: { draft: aDraft(customerId) },
    saveDraft: { version: 1, draft: aDraft(customerId) },
    previewDraft: { draft: aDraft(customerId) },
    issueInvoice: { version: 1 },
    creditInvoice: { reason: 'Intruder' },
    correctInvoice: { type: 'corrected_invoice', reason: 'Intruder' },
    beginDeposit: { share: { by: 'percent', percent: '10' } },
    beginFinal: {},
    sendInvoice: { kind: 'invoice', to: 'intruder@example.com' },
    markSent: { how: 'Intruder' },
    recordPayment: {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '1',
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [],
    },
    reversePayment: { reason: 'Intruder' },
    matchBankTransaction: { customerId, allocations: [] },
    ignoreBankTransaction: { ignored: true },
    undoBankTransaction: { reason: 'Intruder' },
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
    skipRun: { day: '2026-12-01' },
    runNow: { day: '2026-12-01' },
    replaceTemplate: { invoiceId: customerId, deleteDraft: true },
  } satisfies Record<string, unknown>
}
