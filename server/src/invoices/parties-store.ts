import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import type { PaperDesign } from '../documents/paper-data.ts'
import type { SocialLink } from '@bordereau/domain/party/network'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { Tx } from '../db/database.ts'

/** The company as its documents need it. */
export type Seller = {
  readonly profile: PartyProfile
  readonly country: string
  readonly currency: string
  readonly language: string
  readonly timeZone: string
  readonly dueDays: number
  readonly pricesIncludeTax: boolean
  readonly paymentTerms: string
  readonly vatRegistered: boolean
  readonly footer: string
  readonly paperDesign: PaperDesign
  readonly accentColor: string
  readonly logo: { readonly sha256: Uint8Array; readonly type: string } | null
  readonly socialLinks: readonly SocialLink[]
  readonly acceptedBrands: readonly { readonly brand: PaymentBrand; readonly url: string }[]
  readonly setUp: boolean
  readonly sample: boolean
}

export type Buyer = {
  readonly id: string
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly secondLanguage: string | null
  readonly dueDays: number | null
  readonly buyerReference: string
}

export async function loadSeller(tx: Tx, workspaceId: string): Promise<Seller> {
  const row = await tx
    .selectFrom('company')
    .innerJoin('workspace', 'workspace.id', 'company.workspace_id')
    .selectAll('company')
    .select('workspace.sample')
    .where('company.workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return {
    profile: row.profile as PartyProfile,
    country: row.country,
    currency: row.currency,
    language: row.language,
    timeZone: row.time_zone,
    dueDays: row.due_days,
    pricesIncludeTax: row.prices_include_tax,
    paymentTerms: row.payment_terms,
    vatRegistered: row.vat_registered,
    footer: row.footer,
    paperDesign: row.paper_design as PaperDesign,
    accentColor: row.accent_color,
    logo:
      row.logo_sha256 && row.logo_type ? { sha256: row.logo_sha256, type: row.logo_type } : null,
    socialLinks: row.social_links as Seller['socialLinks'],
    acceptedBrands: row.accepted_brands as Seller['acceptedBrands'],
    setUp: row.set_up_at !== null,
    sample: row.sample,
  }
}

export async function loadBuyer(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<Buyer | undefined> {
  const row = await tx
    .selectFrom('customer')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    profile: row.profile as PartyProfile,
    email: row.email,
    currency: row.currency,
    language: row.language,
    secondLanguage: row.second_language,
    dueDays: row.due_days,
    buyerReference: row.buyer_reference,
  }
}

/** The account a document names: the one chosen, else one in its currency, else the default. */
export async function loadBankAccount(
  tx: Tx,
  workspaceId: string,
  wanted: { readonly id: string | null; readonly currency: string },
): Promise<BankAccount | null> {
  const rows = await tx
    .selectFrom('bank_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('archived_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
  const row =
    rows.find(account => account.id === wanted.id) ??
    rows.find(account => account.currency === wanted.currency) ??
    rows.find(account => account.is_default) ??
    rows[0]
  if (!row) return null
  return {
    id: row.id,
    accountName: row.account_name,
    bankName: row.bank_name,
    iban: row.iban,
    bic: row.bic,
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    currency: row.currency,
    upiId: row.upi_id,
  }
}

/** Where the company's calendar turns: what is overdue today depends on it. */
export async function loadTimeZone(tx: Tx, workspaceId: string): Promise<string> {
  const row = await tx
    .selectFrom('company')
    .select('time_zone')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row?.time_zone ?? 'UTC'
}
