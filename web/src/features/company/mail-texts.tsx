import type { Company } from '@bordereau/contract/company'
import type { MailOccasion } from '@bordereau/domain/text/mail-template'
import {
  TEXT_LANGUAGES,
  type TextLanguage,
  textLanguageOf,
} from '@bordereau/domain/text/text-language'
import { Select } from '@bordereau/ui/field/select'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useState } from 'react'
import { useFormats } from '../../format/formats.ts'
import { AutoSave } from './auto-save.tsx'
import css from './company.module.css'
import { MailTextFields } from './mail-text-fields.tsx'
import { MailTextPreview } from './mail-text-preview.tsx'
import { useMailText } from './use-mail-text.ts'

/** The texts of e-mails by occasion and language, beside the message as a customer would see it. */
export function MailTexts({ company }: { company: Company }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [occasion, setOccasion] = useState<MailOccasion>('invoice')
  const [language, setLanguage] = useState<TextLanguage>(textLanguageOf(company.language))
  const { form, text, isOwn, write, reset } = useMailText(company, occasion, language)
  return (
    <div className={css.split}>
      <AutoSave form={form}>
        <Stack gap={4}>
          <Segmented
            label={t`Occasion`}
            value={occasion}
            onChange={setOccasion}
            options={[
              { value: 'invoice', label: t`Invoice` },
              { value: 'credit_note', label: t`Credit note` },
              { value: 'reminder_notice', label: t`Before the due date` },
              { value: 'reminder', label: t`Reminder` },
              { value: 'reminder_firm', label: t`Second reminder` },
              { value: 'reminder_final', label: t`Last reminder` },
              { value: 'quote', label: t`Quote` },
              { value: 'receipt', label: t`Receipt` },
            ]}
          />
          <Select
            label={t`Language of the document`}
            value={language}
            onChange={tag => setLanguage(textLanguageOf(tag))}
            options={TEXT_LANGUAGES.map(tag => ({ value: tag, label: formats.language(tag) }))}
          />
          <MailTextFields
            key={`${occasion} ${language}`}
            text={text}
            error={form.errors['mailTemplates']}
            onChange={write}
            onReset={isOwn ? reset : undefined}
          />
        </Stack>
      </AutoSave>
      <MailTextPreview text={{ occasion, language, ...text }} />
    </div>
  )
}
