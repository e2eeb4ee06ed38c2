import type { Company } from '@bordereau/contract/company'
import { listStandardMailTemplates } from '@bordereau/contract/mail-templates'
import {
  REMINDER_TONES,
  type ReminderTone,
  occasionOfTone,
} from '@bordereau/domain/text/mail-template'
import { TEXT_LANGUAGES, textLanguageOf } from '@bordereau/domain/text/text-language'
import { Select } from '@bordereau/ui/field/select'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useFormats } from '../../format/formats.ts'
import { toneLabel } from '../reminders/labels.ts'
import type { CompanyFields } from './company-changes.ts'
import { MailTextPreview } from './mail-text-preview.tsx'

type Props = { readonly company: Company; readonly plan: CompanyFields['reminderPlan'] }

/** The text of a tone in a language of documents, the company's own or the standard one. */
export function ReminderPreview({ company, plan }: Props) {
  const formats = useFormats()
  const [tone, setTone] = useState<ReminderTone>(plan.levels[0]?.tone ?? 'friendly')
  const [language, setLanguage] = useState(textLanguageOf(company.language))
  const { workspaceId } = company
  const standard = useQuery(listStandardMailTemplates, { workspaceId }).data?.templates ?? []
  const occasion = occasionOfTone(tone)
  const text = [...company.mailTemplates, ...standard].find(
    one => one.occasion === occasion && one.language === language,
  )
  return (
    <Stack gap={4}>
      <Grid column={10}>
        <Select
          label={t`Tone`}
          value={tone}
          options={REMINDER_TONES.map(one => ({ value: one, label: toneLabel(one) }))}
          onChange={chosen => setTone(REMINDER_TONES.find(one => one === chosen) ?? tone)}
        />
        <Select
          label={t`Language of the document`}
          value={language}
          options={TEXT_LANGUAGES.map(tag => ({ value: tag, label: formats.language(tag) }))}
          onChange={tag => setLanguage(textLanguageOf(tag))}
        />
      </Grid>
      {text && <MailTextPreview text={text} />}
    </Stack>
  )
}
