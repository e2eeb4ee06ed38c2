import { ROLES } from '@bordereau/domain/access/policy'
import { SERIES_KINDS } from '@bordereau/domain/numbering/series-kind'
import { LEGAL_FORMS } from '@bordereau/domain/party/party'
import { PAPER_DESIGNS, PAPER_MARGINS, PAPER_TYPEFACES } from '@bordereau/domain/paper-style'
import { SETUP_TASKS } from '@bordereau/domain/setup-task'
import { PAYMENT_BRANDS } from '@bordereau/domain/payment/brand'
import { SELLS } from '@bordereau/domain/country/sells'
import * as z from 'zod/mini'
import { companyTaxes } from './company-tax.ts'
import { endpoint } from './endpoint.ts'
import { mailTemplates } from './mail-templates.ts'
import { bankAccountInput, contact, partyProfile } from './party.ts'
import { customFields } from './custom-fields.ts'
import { reminderPlan } from './reminder-plan.ts'
import { date, decimal } from './amount.ts'
import {
  accentColor,
  country,
  currency,
  days,
  email,
  id,
  inWorkspace,
  instant,
  language,
  nothing,
  prose,
  required,
  text,
  version,
} from './value.ts'

export const company = z.object({
  workspaceId: id,
  profile: partyProfile,
  vatRegistered: z.boolean(),
  /** Declares sales to private customers in other member states in the one-stop shop (Directive 2006/112/EC, art. 369b). */
  usesOneStopShop: z.boolean(),
  /** What a line that is typed by hand supplies. */
  sells: z.enum(SELLS),
  /** Its own list of taxes. */
  taxes: companyTaxes,
  currency,
  language,
  timeZone: text(60),
  dueDays: days,
  /** For so many days a quote may be accepted, unless it says otherwise. */
  quoteValidDays: days,
  pricesIncludeTax: z.boolean(),
  paymentTerms: prose(1000),
  footer: prose(1000),
  paperDesign: z.enum(PAPER_DESIGNS),
  paperTypeface: z.enum(PAPER_TYPEFACES),
  paperMargins: z.enum(PAPER_MARGINS),
  accentColor,
  socialLinks: z.array(z.object({ network: text(20), url: z.url() })).check(z.maxLength(12)),
  /** Accepted cards and wallets besides the bank accounts, each with the address of its payment page, or ''. */
  acceptedBrands: z
    .array(z.object({ brand: z.enum(PAYMENT_BRANDS), url: z.union([z.literal(''), z.url()]) }))
    .check(z.maxLength(PAYMENT_BRANDS.length)),
  /** Its own texts of e-mails; what is not in it has the standard text. */
  mailTemplates,
  reminderPlan,
  customFields,
  /** Tasks of setting up that were put away undone. */
  setAside: z.array(z.enum(SETUP_TASKS)).check(z.maxLength(SETUP_TASKS.length)),
  hasLogo: z.boolean(),
  setUp: z.boolean(),
  sample: z.boolean(),
  version,
})
export type Company = z.infer<typeof company>

/** Creates a company with the legal minimum; the wizard and Settings fill in the rest. */
export const createCompany = endpoint({
  name: 'createCompany',
  method: 'POST',
  path: '/api/workspaces',
  access: 'person',
  request: z.object({
    country,
    legalName: required(),
    legalForm: z.optional(z.enum(LEGAL_FORMS)),
    contact: z.optional(contact),
  }),
  response: company,
})

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/company',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: company,
})

/** Any of the fields; `version` must be the one last read. `setUp: true` finishes the wizard. */
export const updateCompany = endpoint({
  name: 'updateCompany',
  method: 'PATCH',
  path: '/api/workspaces/:workspaceId/company',
  access: 'company.update',
  query: z.object(inWorkspace),
  request: z.extend(
    z.partial(z.omit(company, { workspaceId: true, hasLogo: true, version: true, sample: true })),
    { version },
  ),
  response: company,
  refusals: { changed_meanwhile: 409, tax_id_invalid: 422 },
})

/** Deletes the whole workspace; only while nothing was issued, or when it is the sample company. */
export const deleteCompany = endpoint({
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId',
  access: 'company.delete',
  query: z.object(inWorkspace),
  response: nothing,
  refusals: { has_issued_documents: 409 },
})

/** The body is the file itself: PNG or JPEG, at most 1 MB and 4000 pixels a side. */
export const putLogo = endpoint({
  name: 'putLogo',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/company/logo',
  access: 'company.update',
  bodyLimit: 1_100_000,
  query: z.object(inWorkspace),
  response: company,
  refusals: { not_an_image: 415, image_too_large: 413 },
})

export const getLogo = endpoint({
  name: 'getLogo',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/company/logo',
  access: 'company.read',
  query: z.object(inWorkspace),
})

export const deleteLogo = endpoint({
  name: 'deleteLogo',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/company/logo',
  access: 'company.update',
  query: z.object(inWorkspace),
  response: company,
})

export const bankAccount = z.extend(bankAccountInput, { id, isDefault: z.boolean() })
export type BankAccount = z.infer<typeof bankAccount>

const bankAccountFields = z.extend(bankAccountInput, { isDefault: z.boolean() })
const bankAccountRefusals = {
  iban_invalid: 422,
  bic_invalid: 422,
  account_missing: 422,
  bank_code_invalid: 422,
  pix_key_invalid: 422,
  agreement_invalid: 422,
}

export const listBankAccounts = endpoint({
  name: 'listBankAccounts',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-accounts',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ accounts: z.array(bankAccount) }),
})

export const createBankAccount = endpoint({
  name: 'createBankAccount',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-accounts',
  access: 'company.update',
  query: z.object(inWorkspace),
  request: bankAccountFields,
  response: bankAccount,
  refusals: bankAccountRefusals,
})

export const updateBankAccount = endpoint({
  name: 'updateBankAccount',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/bank-accounts/:bankAccountId',
  access: 'company.update',
  query: z.object({ ...inWorkspace, bankAccountId: id }),
  request: bankAccountFields,
  response: bankAccount,
  refusals: bankAccountRefusals,
})

export const archiveBankAccount = endpoint({
  name: 'archiveBankAccount',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/bank-accounts/:bankAccountId',
  access: 'company.update',
  query: z.object({ ...inWorkspace, bankAccountId: id }),
  response: nothing,
})

export const series = z.object({
  id,
  kind: z.enum(SERIES_KINDS),
  name: z.string(),
  pattern: z.string(),
  isDefault: z.boolean(),
  /** The number of the next document if it is issued today. */
  nextNumber: z.string(),
  /** Numbers were issued: the pattern can change only from a new period on. */
  used: z.boolean(),
})
export type Series = z.infer<typeof series>

export const listSeries = endpoint({
  name: 'listSeries',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/series',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ series: z.array(series) }),
})

const seriesRefusals = { pattern_invalid: 422, pattern_taken: 409 }

export const createSeries = endpoint({
  name: 'createSeries',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/series',
  access: 'company.update',
  query: z.object(inWorkspace),
  request: z.object({
    kind: z.enum(SERIES_KINDS),
    name: required(60),
    pattern: required(60),
    isDefault: z.boolean(),
  }),
  response: series,
  refusals: seriesRefusals,
})

/** `nextSeq` may only be raised, to continue the numbering of a former system; never after a number was issued. */
export const updateSeries = endpoint({
  name: 'updateSeries',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/series/:seriesId',
  access: 'company.update',
  query: z.object({ ...inWorkspace, seriesId: id }),
  request: z.object({
    name: required(60),
    pattern: required(60),
    isDefault: z.boolean(),
    nextSeq: z.optional(z.int().check(z.gte(1), z.lte(999_999_999))),
  }),
  response: series,
  refusals: { ...seriesRefusals, series_used: 409 },
})

export const exchangeRate = z.object({ currency, date, rate: decimal })
export type ExchangeRate = z.infer<typeof exchangeRate>

export const listExchangeRates = endpoint({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/exchange-rates',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ rates: z.array(exchangeRate) }),
})

export const putExchangeRate = endpoint({
  name: 'putExchangeRate',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/exchange-rates',
  access: 'company.update',
  query: z.object(inWorkspace),
  request: exchangeRate,
  response: exchangeRate,
  refusals: { rate_not_positive: 422, own_currency: 422 },
})

export const member = z.object({
  personId: id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  joinedAt: instant,
})
export type Member = z.infer<typeof member>
export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: instant,
  expiresAt: instant,
})
export type Invitation = z.infer<typeof invitation>

export const listMembers = endpoint({
  name: 'listMembers',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/members',
  access: 'members.read',
  query: z.object(inWorkspace),
  response: z.object({ members: z.array(member), invitations: z.array(invitation) }),
})

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invitations',
  access: 'members.invite',
  query: z.object(inWorkspace),
  request: z.object({ email, role: z.enum(ROLES) }),
  /** `link` is returned once, to pass on manually where no mail server is configured. */
  response: z.extend(invitation, { link: z.string() }),
  refusals: { already_member: 409, role_not_allowed: 403 },
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/invitations/:invitationId',
  access: 'members.invite',
  query: z.object({ ...inWorkspace, invitationId: id }),
  response: nothing,
})

/** Undoes revokeInvitation within a minute. */
export const restoreInvitation = endpoint({
  name: 'restoreInvitation',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invitations/:invitationId/restore',
  access: 'members.invite',
  query: z.object({ ...inWorkspace, invitationId: id }),
  response: nothing,
  refusals: { role_not_allowed: 403 },
})

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/members/:personId',
  access: 'members.change_role',
  query: z.object({ ...inWorkspace, personId: id }),
  request: z.object({ role: z.enum(ROLES) }),
  response: member,
  refusals: { role_not_allowed: 403, last_owner: 409 },
})

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/members/:personId',
  access: 'members.remove',
  query: z.object({ ...inWorkspace, personId: id }),
  response: nothing,
  refusals: { role_not_allowed: 403, last_owner: 409 },
})
