import { AutoSave } from './auto-save.tsx'
import { BrandFields } from './brand-fields.tsx'
import css from './company.module.css'
import { PaperPreview } from './paper-preview.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** The step of the design: choices are saved at once, so that the preview shows the saved state. */
export function BrandStep({ form }: { form: CompanyForm }) {
  return (
    <div className={css.split}>
      <AutoSave form={form} pauseMs={300} quiet>
        <BrandFields form={form} />
      </AutoSave>
      <PaperPreview company={form.company} />
    </div>
  )
}
