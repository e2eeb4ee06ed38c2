import { listStandardMailTemplates, previewMailTemplate } from '@bordereau/contract/mail-templates'
import { addDays } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { toMinor } from '@bordereau/domain/money/currency'
import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { decimal } from '@bordereau/domain/money/decimal'
import {
  MAIL_OCCASIONS,
  type MailOccasion,
  type MailTemplate,
  isReminder,
  occasionOfTone,
} from '@bordereau/domain/text/mail-template'
import { standardTemplate } from '@bordereau/domain/text/mail-text'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { formatMinor } from '@bordereau/domain/text/format'
import { regionalLanguage } from '@bordereau/domain/country/regional-language'
import { previewEmail } from '../delivery/email/preview.ts'
import { receiptEmail } from '../delivery/email/receipt.ts'
import { today } from '../lib/clock.ts'
import { hex } from '../lib/secret.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type CompanyRow, findCompany } from './store.ts'

export const listStandardMailTemplatesRoute = workspaceRoute(listStandardMailTemplates, async () =>
  respond({ templates: STANDARD }),
)

const STANDARD = TEXT_LANGUAGES.flatMap(language =>
  MAIL_OCCASIONS.map(occasion => ({
    occasion,
    language,
    ...standardTemplate(language, occasion),
  })),
)

/** Amounts and names of the preview: those of no customer. */
const EXAMPLE_NUMBER = '2026-0042'
const EXAMPLE_AMOUNT = decimal('1240')

export const previewMailTemplateRoute = workspaceRoute(
  previewMailTemplate,
  async ({ context, tx, member, input }) => {
    const found = await findCompany(tx, member.workspaceId)
    if (!found) return refuse('not_found')
    const company = { ...found, profile: withSoleTraderMark(found.profile) }
    const { occasion, subject, message } = input
    const language = regionalLanguage(input.language, [company.profile.address.country])
    const payable = toMinor(EXAMPLE_AMOUNT, company.currency)
    const { publicUrl } = context.config
    if (occasion === 'receipt')
      return respond(receiptPreview(company, { ...input, language }, `${publicUrl}/`))
    return respond(
      previewEmail({
        kind: isReminder(occasion) ? 'reminder' : 'invoice',
        document: occasion === 'credit_note' ? 'credit_note' : 'invoice',
        title: null,
        language,
        number: EXAMPLE_NUMBER,
        seller: company.profile,
        accentColor: company.accentColor,
        socialLinks: company.socialLinks,
        logo: company.logo === null ? null : hex(company.logo.sha256),
        template: { subject, message },
        contactName: '',
        currency: company.currency,
        payable,
        open: payable,
        dueDate: addDays(today(context.clock, company.timeZone), daysUntilDue(company, occasion)),
        payLink: occasion === 'credit_note' ? null : `${publicUrl}/`,
        host: new URL(publicUrl).hostname,
        files: [],
        filesToMake: [],
      }),
    )
  },
)

/** A new invoice has its term before it; one that a reminder is about was due as long ago as the company's plan says. */
function daysUntilDue({ dueDays, reminderPlan }: CompanyRow, occasion: MailOccasion): number {
  if (!isReminder(occasion)) return dueDays
  const level = reminderPlan.levels.find(({ tone }) => occasionOfTone(tone) === occasion)
  return -(level?.days ?? 1)
}

/** The receipt of an online payment. */
function receiptPreview(
  { profile, currency, accentColor, socialLinks, logo }: CompanyRow,
  { language, subject, message }: MailTemplate & { readonly language: string },
  link: string,
) {
  return receiptEmail({
    kind: 'paid',
    isOwed: null,
    isTest: false,
    language,
    number: EXAMPLE_NUMBER,
    amount: formatMinor(toMinor(EXAMPLE_AMOUNT, currency), currency, language),
    seller: profile.legalName,
    contactName: '',
    accentColor,
    socialLinks,
    hasLogo: logo !== null,
    link,
    template: { subject, message },
  })
}
