import { Stack } from '@bordereau/ui/layout/layout'
import { AutoSave } from './auto-save.tsx'
import { BrandFields } from './brand-fields.tsx'
import { CurrencyAndLanguage } from './money-fields.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** Choices are saved at once, so that a new logo is on the paper. */
export function BrandStepFields({ form }: { form: CompanyForm }) {
  return (
    <AutoSave form={form} pauseMs={300} quiet>
      <Stack gap={6}>
        <CurrencyAndLanguage form={form} />
        <BrandFields form={form} />
      </Stack>
    </AutoSave>
  )
}
