import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { ReactNode } from 'react'
import { BlankPaper } from '../company/blank-paper.tsx'
import { LegalFormField, legalNameHelp } from '../company/legal-form-field.tsx'
import css from '../company/setup.module.css'
import { CountryField } from '../party/country-field.tsx'
import { NewCompanyButtons } from './new-company-buttons.tsx'
import { entryRefusalMessage } from './texts.ts'
import { useNewCompany } from './use-new-company.ts'

/** Country, legal form and legal name of a new company, beside a paper that has its name. */
export function NewCompanyForm({ heading }: { heading: ReactNode }) {
  const { form, choose, begin, pending, refused } = useNewCompany()
  const { country, legalForm, legalName } = form.values
  return (
    <div className={css.beside}>
      <Stack gap={6}>
        {heading}
        <form onSubmit={begin} noValidate>
          <Stack>
            {refused && <Notice tone="red" title={entryRefusalMessage(refused)} />}
            <CountryField {...form.field('country')} label={t`Country`} required />
            <LegalFormField
              country={country}
              value={legalForm}
              error={form.errors['legalForm']}
              onChange={choose}
            />
            <TextField
              {...form.field('legalName')}
              label={t`Legal name`}
              help={legalNameHelp(legalForm)}
              autoComplete="organization"
              required
            />
            <NewCompanyButtons pending={pending} />
          </Stack>
        </form>
      </Stack>
      <BlankPaper name={legalName} />
    </div>
  )
}
