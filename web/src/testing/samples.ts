import type { Company } from '@bordereau/contract/company'
import type { CustomerView } from '@bordereau/contract/customers'
import type { InvoiceView } from '@bordereau/contract/invoices'
import type { Payment } from '@bordereau/contract/payments'
import type { RecurringView } from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import type { Me, Workspace } from '../data/session.tsx'
import { workspaceOf } from '../data/workspace-of.ts'
import { COMPANY_FIELDS } from '../features/company/testing.ts'

/** Made-up responses of the server. */

export const WORKSPACE_ID = '01a1f8a7-b365-7254-856b-9da49c89da31'
export const INVOICE_ID = '01a1f8a7-b365-7254-856b-9da49c89da32'
export const MAIL_ID = '01a1f8a7-b365-7254-856b-9da49c89da33'
export const PERSON_ID = '01a1f8a7-b365-7254-856b-9da49c89da34'
export const INVOICE_REF = { workspaceId: WORKSPACE_ID, invoiceId: INVOICE_ID }

export const ME: Me = {
  person: {
    id: PERSON_ID,
    email: 'ada@example.com',
    name: 'Ada',
    emailVerified: true,
    language: 'en',
    colorScheme: 'auto',
    tourSeen: true,
  },
  workspaces: [
    {
      id: WORKSPACE_ID,
      role: 'owner',
      name: 'Studio Marée',
      country: 'FR',
      negativeCreditNotes: false,
      sample: false,
      setUp: true,
      sendsMail: true,
    },
  ],
  instance: {
    firstRun: false,
    signUpOpen: true,
    mailConfigured: true,
    release: '1',
    signInWith: [],
  },
}

export function sampleWorkspace(me: Me = ME): Workspace {
  const workspace = workspaceOf(me, WORKSPACE_ID)
  if (!workspace) throw new Error('the person is in no company')
  return workspace
}

export const COMPANY: Company = {
  ...COMPANY_FIELDS,
  taxes: [],
  workspaceId: WORKSPACE_ID,
  hasLogo: false,
  sample: false,
  version: 1,
}

export const RECURRING: RecurringView = {
  id: MAIL_ID,
  name: 'Hosting',
  state: 'active',
  mode: 'draft',
  plan: { every: 1, unit: 'month', firstDay: localDate('2026-12-01'), end: { by: 'never' } },
  customerId: PERSON_ID,
  customerName: 'Lotus',
  customerCountry: 'FR',
  currency: 'EUR',
  amount: '120',
  nextDay: localDate('2026-12-01'),
  version: 1,
  pausedBecause: null,
  draft: emptyDraft({ currency: 'EUR', language: 'en' }),
  nextDays: [],
  nextTexts: [],
  sourceId: null,
  today: localDate('2026-11-20'),
  createdAt: '2026-11-20T10:00:00Z',
}

export const CUSTOMER: CustomerView = {
  id: PERSON_ID,
  version: 4,
  profile: specimenProfile('DE'),
  email: 'a@b.example',
  currency: 'EUR',
  language: 'de',
  secondLanguage: null,
  dueDays: 14,
  buyerReference: '',
  note: '',
  archived: false,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  open: [],
  credit: [],
  invoices: 3,
  usualDays: null,
}

/** A payment of €120.50 by transfer that settles no invoice. */
export function samplePayment(change: Partial<Payment> = {}): Payment {
  return {
    id: MAIL_ID,
    customerId: PERSON_ID,
    customerName: 'Lotus',
    customerCountry: 'FR',
    date: localDate('2026-11-20'),
    currency: 'EUR',
    amount: '120.50',
    method: 'transfer',
    brand: null,
    reference: '',
    note: '',
    allocations: [],
    unallocated: '0.00',
    reversedAt: null,
    reversalReason: '',
    provider: '',
    mode: 'live',
    refunded: '0.00',
    refundable: '0.00',
    fee: null,
    refunds: [],
    createdAt: '2026-11-20T10:00:00Z',
    ...change,
  }
}

const ZERO = decimal('0')

export function sampleInvoice(change: Partial<InvoiceView> = {}): InvoiceView {
  return {
    id: INVOICE_ID,
    version: 3,
    kind: 'invoice',
    type: 'invoice',
    status: 'draft',
    number: null,
    draft: emptyDraft({ currency: 'EUR', language: 'en' }),
    seller: specimenProfile('FR'),
    buyer: null,
    buyerEmail: '',
    bankAccount: null,
    vatProof: null,
    copies: [],
    totals: {
      currency: 'EUR',
      lineNet: ZERO,
      allowances: ZERO,
      charges: ZERO,
      net: ZERO,
      vat: [],
      tax: ZERO,
      gross: ZERO,
      prepaid: ZERO,
      rounding: ZERO,
      payable: ZERO,
    },
    issueDate: null,
    dueDate: null,
    settled: ZERO,
    open: ZERO,
    issuedAt: null,
    sentAt: null,
    viewedAt: null,
    documents: [],
    payLink: null,
    payments: [],
    undecidedRefunds: [],
    failedRefunds: [],
    creditNotes: [],
    deposits: [],
    finalInvoice: null,
    quote: null,
    journal: null,
    events: [],
    scheduledMails: [],
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    ...change,
  }
}
