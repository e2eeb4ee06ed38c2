import type { SocialLink } from '@bordereau/domain/party/network'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { CompanyMailTemplate } from '@bordereau/domain/text/mail-template'
import type { CompanyTax } from '@bordereau/domain/tax/company-tax'
import type { SetupTask } from '@bordereau/domain/setup-task'
import type { CustomField } from '@bordereau/domain/invoice/custom-fields'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import { DEFAULT_PLAN, type ReminderPlan } from '@bordereau/domain/reminder/plan'
import type { TableRow, Tx } from '../db/database.ts'
import type { Sells } from '@bordereau/domain/country/sells'
import type { PaperDesignId, PaperMargins, PaperTypeface } from '@bordereau/domain/paper-style'
import { releaseLogo } from '../archive/release-store.ts'

export type CompanyRow = {
  readonly workspaceId: string
  readonly profile: PartyProfile
  readonly country: string
  readonly vatRegistered: boolean
  readonly usesOneStopShop: boolean
  readonly sells: Sells
  readonly taxes: readonly CompanyTax[]
  readonly currency: string
  readonly language: string
  readonly timeZone: string
  readonly dueDays: number
  readonly quoteValidDays: number
  readonly pricesIncludeTax: boolean
  readonly paymentTerms: string
  readonly footer: string
  readonly paperDesign: PaperDesignId
  readonly paperTypeface: PaperTypeface
  readonly paperMargins: PaperMargins
  readonly accentColor: string
  readonly socialLinks: readonly SocialLink[]
  readonly acceptedBrands: readonly { readonly brand: PaymentBrand; readonly url: string }[]
  readonly mailTemplates: readonly CompanyMailTemplate[]
  readonly reminderPlan: ReminderPlan
  readonly customFields: readonly CustomField[]
  readonly setAside: readonly SetupTask[]
  readonly logo: { readonly sha256: Uint8Array; readonly type: string } | null
  readonly setUp: boolean
  readonly sample: boolean
  readonly version: number
}

export async function findCompany(tx: Tx, workspaceId: string): Promise<CompanyRow | undefined> {
  const row = await tx
    .selectFrom('company')
    .innerJoin('workspace', 'workspace.id', 'company.workspace_id')
    .selectAll('company')
    .select('workspace.sample')
    .where('company.workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row && readCompany(row)
}

/** The columns of a company; of times only whether they are null. */
export type CompanyColumns = Omit<TableRow<'company'>, 'set_up_at' | 'updated_at'> & {
  readonly set_up_at: unknown
  readonly sample: boolean
}

export function readCompany(row: CompanyColumns): CompanyRow {
  return {
    workspaceId: row.workspace_id,
    // Written by insertCompany and updateCompanyRow only.
    profile: row.profile as PartyProfile,
    country: row.country,
    vatRegistered: row.vat_registered,
    usesOneStopShop: row.uses_one_stop_shop,
    sells: row.sells,
    taxes: row.taxes as CompanyRow['taxes'],
    currency: row.currency,
    language: row.language,
    timeZone: row.time_zone,
    dueDays: row.due_days,
    quoteValidDays: row.quote_valid_days,
    pricesIncludeTax: row.prices_include_tax,
    paymentTerms: row.payment_terms,
    footer: row.footer,
    // The table's check constraints allow only these.
    paperDesign: row.paper_design as PaperDesignId,
    paperTypeface: row.paper_typeface as PaperTypeface,
    paperMargins: row.paper_margins as PaperMargins,
    accentColor: row.accent_color,
    socialLinks: row.social_links as CompanyRow['socialLinks'],
    acceptedBrands: row.accepted_brands as CompanyRow['acceptedBrands'],
    mailTemplates: row.mail_templates as CompanyRow['mailTemplates'],
    reminderPlan: { ...DEFAULT_PLAN, ...(row.reminder_plan as Partial<ReminderPlan>) },
    customFields: row.custom_fields as CompanyRow['customFields'],
    setAside: row.set_aside as CompanyRow['setAside'],
    logo:
      row.logo_sha256 && row.logo_type ? { sha256: row.logo_sha256, type: row.logo_type } : null,
    setUp: row.set_up_at !== null,
    sample: row.sample,
    version: row.version,
  }
}

/** Country, currency and time zone of a company. */
export type CompanyLocale = {
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly timeZone: string
  readonly vatRegistered: boolean
}

/** Without a company in the workspace: no name and country, EUR and UTC. */
export async function localeOf(tx: Tx, workspaceId: string): Promise<CompanyLocale> {
  const row = await tx
    .selectFrom('company')
    .select([
      'legal_name as name',
      'country',
      'currency',
      'time_zone as timeZone',
      'vat_registered as vatRegistered',
    ])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row ?? { name: '', country: '', currency: 'EUR', timeZone: 'UTC', vatRegistered: false }
}

/** The company's own fields of documents; none without a company. */
export async function customFieldsOf(tx: Tx, workspaceId: string): Promise<readonly CustomField[]> {
  const row = await tx
    .selectFrom('company')
    .select('custom_fields')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row ? (row.custom_fields as CompanyRow['customFields']) : []
}

/** Serializes changes of a company's default account or series. */
export async function lockCompany(
  tx: Tx,
  workspaceId: string,
): Promise<
  { readonly country: string; readonly currency: string; readonly timeZone: string } | undefined
> {
  const row = await tx
    .selectFrom('company')
    .select(['country', 'currency', 'time_zone'])
    .where('workspace_id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { country: row.country, currency: row.currency, timeZone: row.time_zone }
}

export type NewCompany = {
  readonly workspaceId: string
  readonly profile: PartyProfile
  readonly currency: string
  readonly language: string
  readonly timeZone: string
  readonly setUpAt: Date | null
  readonly updatedAt: Date
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<void> {
  await tx
    .insertInto('company')
    .values({
      workspace_id: company.workspaceId,
      ...profileColumns(company.profile),
      currency: company.currency,
      language: company.language,
      time_zone: company.timeZone,
      logo_sha256: null,
      logo_type: null,
      set_up_at: company.setUpAt,
      updated_at: company.updatedAt,
    })
    .execute()
}

/** The contract's fields; undefined leaves a field unchanged. */
export type CompanyChange = {
  readonly profile?: PartyProfile | undefined
  readonly vatRegistered?: boolean | undefined
  readonly usesOneStopShop?: boolean | undefined
  readonly sells?: Sells | undefined
  readonly taxes?: CompanyRow['taxes'] | undefined
  readonly currency?: string | undefined
  readonly language?: string | undefined
  readonly timeZone?: string | undefined
  readonly dueDays?: number | undefined
  readonly quoteValidDays?: number | undefined
  readonly pricesIncludeTax?: boolean | undefined
  readonly paymentTerms?: string | undefined
  readonly footer?: string | undefined
  readonly paperDesign?: PaperDesignId | undefined
  readonly paperTypeface?: PaperTypeface | undefined
  readonly paperMargins?: PaperMargins | undefined
  readonly accentColor?: string | undefined
  readonly socialLinks?: CompanyRow['socialLinks'] | undefined
  readonly acceptedBrands?: CompanyRow['acceptedBrands'] | undefined
  readonly mailTemplates?: CompanyRow['mailTemplates'] | undefined
  readonly reminderPlan?: ReminderPlan | undefined
  readonly customFields?: CompanyRow['customFields'] | undefined
  readonly setAside?: CompanyRow['setAside'] | undefined
  readonly setUpAt?: Date | null | undefined
}

/** False when the company has another version after a concurrent change. Kysely omits undefined columns. */
export async function updateCompanyRow(
  tx: Tx,
  workspaceId: string,
  version: number,
  change: CompanyChange,
  at: Date,
): Promise<boolean> {
  const { profile } = change
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({
      ...(profile ? profileColumns(profile) : {}),
      vat_registered: change.vatRegistered,
      uses_one_stop_shop: change.usesOneStopShop,
      sells: change.sells,
      taxes: change.taxes && JSON.stringify(change.taxes),
      currency: change.currency,
      language: change.language,
      time_zone: change.timeZone,
      due_days: change.dueDays,
      quote_valid_days: change.quoteValidDays,
      prices_include_tax: change.pricesIncludeTax,
      payment_terms: change.paymentTerms,
      footer: change.footer,
      paper_design: change.paperDesign,
      paper_typeface: change.paperTypeface,
      paper_margins: change.paperMargins,
      accent_color: change.accentColor,
      social_links: change.socialLinks && JSON.stringify(change.socialLinks),
      accepted_brands: change.acceptedBrands && JSON.stringify(change.acceptedBrands),
      mail_templates: change.mailTemplates && JSON.stringify(change.mailTemplates),
      reminder_plan: change.reminderPlan && JSON.stringify(change.reminderPlan),
      custom_fields: change.customFields && JSON.stringify(change.customFields),
      set_aside: change.setAside && JSON.stringify(change.setAside),
      set_up_at: change.setUpAt,
      version: version + 1,
      updated_at: at,
    })
    .where('workspace_id', '=', workspaceId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The version stays, so that a new logo does not conflict with an open form. */
export async function setLogo(
  tx: Tx,
  workspaceId: string,
  logo: CompanyRow['logo'],
  at: Date,
): Promise<void> {
  await releaseLogo(tx, workspaceId, at)
  await tx
    .updateTable('company')
    .set({ logo_sha256: logo?.sha256 ?? null, logo_type: logo?.type ?? null, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

function profileColumns(profile: PartyProfile) {
  return {
    legal_name: profile.legalName,
    country: profile.address.country,
    profile: JSON.stringify(profile),
  }
}
