import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import type { BankAccount, PartyProfile } from '../party/party.ts'
import type { Draft, DraftLine } from '../invoice/draft.ts'
import { emptyDraft, emptyLine } from '../invoice/empty.ts'

/** Made-up documents for tests. */
export function specimenLine(change: Partial<DraftLine> = {}): DraftLine {
  const tax = {
    category: 'S',
    rate: decimal('20'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  return {
    ...emptyLine('line', tax),
    name: 'Design',
    quantity: decimal('2'),
    unit: 'HUR',
    price: decimal('80'),
    ...change,
  }
}

export function specimenDraft(change: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft({ currency: 'EUR', language: 'fr' }),
    customerId: 'customer',
    due: { by: 'days', days: 30 },
    lines: [specimenLine()],
    ...change,
  }
}

export function specimenProfile(country: string, change: Partial<PartyProfile> = {}): PartyProfile {
  return {
    kind: 'business',
    legalName: `Company of ${country}`,
    tradingName: '',
    address: {
      line1: '1 Street',
      line2: '',
      line3: '',
      city: 'City',
      postCode: '10000',
      subdivision: '',
      country,
    },
    taxIds: [],
    legalInformation: '',
    contact: { name: 'Anna', phone: '', email: 'anna@company.example' },
    ...change,
  }
}

export const SPECIMEN_ACCOUNT: BankAccount = {
  id: 'account',
  accountName: 'Company of FR',
  bankName: 'Banque',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}

export const SPECIMEN_DAY = localDate('2026-11-20')
