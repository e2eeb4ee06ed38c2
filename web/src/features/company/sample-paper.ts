import type { Company } from '@bordereau/contract/company'
import type { SampleOfPaper, previewDraft } from '@bordereau/contract/pages'
import { email } from '@bordereau/contract/value'
import { sampleCustomer } from '@bordereau/domain/invoice/sample-document'
import type { BodyInput } from '../../data/api.ts'
import type { BankAccountValues } from './bank-account-fields.tsx'
import type { CompanyFields } from './company-changes.ts'
import { sampleDraft } from './sample-draft.ts'

/** What is typed in the step that is open, and not saved yet. */
export type PaperSketch = {
  readonly fields?: Partial<CompanyFields>
  readonly account?: BankAccountValues
  /** The next number. */
  readonly number?: string | undefined
}

/** The request for a made-up invoice of the company as it is typed; what is not complete is left as it is saved. */
export function samplePaper(
  company: Company,
  { fields = {}, account, number }: PaperSketch,
): BodyInput<typeof previewDraft> {
  const typed = { ...company, ...fields }
  const { profile, language } = typed
  const hasAccount = account !== undefined && (account.iban + account.accountNumber).trim() !== ''
  const sample: SampleOfPaper = {
    buyer: sampleCustomer(profile.address.country, language),
    seller: withReadableParts(profile, company.profile),
    typeface: typed.paperTypeface,
    margins: typed.paperMargins,
    accentColor: typed.accentColor,
    footer: typed.footer,
    ...(hasAccount && { bankAccount: account }),
    ...(number !== undefined && { number }),
  }
  return { draft: sampleDraft(typed), design: typed.paperDesign, sample }
}

/** Half an e-mail address would be refused, and with it the paper. */
function withReadableParts(
  typed: Company['profile'],
  saved: Company['profile'],
): Company['profile'] {
  const { contact, legalName } = typed
  return {
    ...typed,
    legalName: legalName.trim() === '' ? saved.legalName : legalName,
    contact: email.safeParse(contact.email).success ? contact : { ...contact, email: '' },
  }
}
