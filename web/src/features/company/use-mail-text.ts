import type { Company } from '@bordereau/contract/company'
import { listStandardMailTemplates } from '@bordereau/contract/mail-templates'
import {
  type MailOccasion,
  type MailTemplate,
  unknownPlaceholders,
} from '@bordereau/domain/text/mail-template'
import type { TextLanguage } from '@bordereau/domain/text/text-language'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import type { FieldErrors } from '../../form/form.ts'
import type { CompanyFields } from './company-changes.ts'
import { useCompanyForm } from './use-company-form.ts'

const NO_TEXT: MailTemplate = { subject: '', message: '' }

/** The text for an occasion and a language: the company's own, or the standard one until it is changed. */
export function useMailText(company: Company, occasion: MailOccasion, language: TextLanguage) {
  const { workspaceId } = company
  const form = useCompanyForm(company, mailTextErrors)
  const standard = useQuery(listStandardMailTemplates, { workspaceId }).data?.templates ?? []
  const isThis = (one: { readonly occasion: string; readonly language: string }) =>
    one.occasion === occasion && one.language === language
  const own = form.values.mailTemplates
  const others = own.filter(one => !isThis(one))
  const mine = own.find(isThis)
  return {
    form,
    isOwn: mine !== undefined,
    text: mine ?? standard.find(isThis) ?? NO_TEXT,
    write: (text: MailTemplate) =>
      form.change({ mailTemplates: [...others, { occasion, language, ...text }] }),
    reset: () => form.change({ mailTemplates: others }),
  }
}

/** Not saved while a placeholder is misspelt or a text is empty: it would reach customers like that. */
function mailTextErrors({ mailTemplates }: CompanyFields): FieldErrors {
  for (const template of mailTemplates) {
    const [unknown] = unknownPlaceholders(template)
    if (unknown !== undefined) return { mailTemplates: t`“${unknown}” is no placeholder` }
    if (template.subject.trim() === '' || template.message.trim() === '')
      return { mailTemplates: t`A message has a subject and a text` }
  }
  return {}
}
