import { createBankAccount, createCompany, updateCompany } from '@bordereau/contract/company'
import { createCustomer } from '@bordereau/contract/customers'
import type { InputOf, ResponseOf } from '@bordereau/contract/endpoint'
import { createDraft, type getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { type Draft, type DraftLine } from '@bordereau/domain/invoice/draft'
import { ONE, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import type { Client } from '../lib/testing.ts'

/** Test fixtures: companies, customers and drafts that pass every rule for issuing. */

const NO_CONTACT = { name: '', phone: '', email: '' }

export const FRENCH_COMPANY: PartyProfile = {
  kind: 'business',
  legalName: 'Atelier Lumière SARL',
  tradingName: '',
  address: {
    line1: '12 rue des Arts',
    line2: '',
    line3: '',
    city: 'Lyon',
    postCode: '69002',
    subdivision: '',
    country: 'FR',
  },
  taxIds: [
    { kind: 'siren', value: '732829320' },
    { kind: 'vat', value: 'FR44732829320' },
  ],
  legalInformation: 'SARL au capital de 10 000 €',
  contact: { name: 'Ada Lovelace', phone: '+33 4 00 00 00 00', email: 'ada@atelier.example' },
}

export const GERMAN_CUSTOMER: PartyProfile = {
  kind: 'business',
  legalName: 'Müller & Söhne GmbH',
  tradingName: '',
  address: {
    line1: 'Hauptstraße 1',
    line2: '',
    line3: '',
    city: 'Berlin',
    postCode: '10115',
    subdivision: '',
    country: 'DE',
  },
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
  legalInformation: '',
  contact: NO_CONTACT,
}

/** A company that has finished set-up and has a bank account. Returns the workspace's id. */
export async function aCompany(
  owner: Client,
  profile: PartyProfile = FRENCH_COMPANY,
): Promise<string> {
  const created = await owner.must(createCompany, {
    body: { country: profile.address.country, legalName: profile.legalName },
  })
  const { workspaceId } = created
  await owner.must(updateCompany, {
    query: { workspaceId },
    body: { version: created.version, profile, setUp: true },
  })
  await owner.must(createBankAccount, {
    query: { workspaceId },
    body: {
      accountName: profile.legalName,
      bankName: 'Banque',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
      accountNumber: '',
      bankCode: '',
      currency: 'EUR',
      upiId: '',
      isDefault: true,
    },
  })
  return workspaceId
}

export async function aCustomer(
  owner: Client,
  workspaceId: string,
  profile: PartyProfile = GERMAN_CUSTOMER,
): Promise<string> {
  const customer = await owner.must(createCustomer, {
    query: { workspaceId },
    body: {
      profile,
      email: 'buyer@example.com',
      currency: 'EUR',
      language: 'de',
      dueDays: 14,
      buyerReference: '',
      note: '',
    },
  })
  return customer.id
}

export function aLine(changes: Partial<DraftLine> = {}): DraftLine {
  return specimenLine({ id: '1', quantity: ONE, price: decimal('138.66'), ...changes })
}

export function aDraft(customerId: string, changes: Partial<Draft> = {}): Draft {
  return specimenDraft({
    language: 'de',
    customerId,
    due: { by: 'days', days: 14 },
    lines: [aLine()],
    ...changes,
  })
}

export type Invoice = ResponseOf<typeof getInvoice>

export async function drafted(
  owner: Client,
  workspaceId: string,
  draft: InputOf<(typeof createDraft)['request']>['draft'],
): Promise<Invoice> {
  return owner.must(createDraft, { query: { workspaceId }, body: { draft } })
}

export async function issued(owner: Client, workspaceId: string, draft: Draft): Promise<Invoice> {
  const { id, version } = await drafted(owner, workspaceId, draft)
  return owner.must(issueInvoice, {
    query: { workspaceId, invoiceId: id },
    body: { version },
  })
}
