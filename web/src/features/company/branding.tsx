import type { Company } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans } from '#macros'
import { Suspense, lazy } from 'react'
import { AutoSave } from './auto-save.tsx'
import { BrandFields } from './brand-fields.tsx'
import css from './company.module.css'
import { CustomFields, customFieldErrors } from './custom-fields.tsx'
import { SocialLinks } from './social-links.tsx'
import { useCompanyForm } from './use-company-form.ts'

const PaperGallery = lazy(async () => ({
  default: (await import('./paper-gallery.tsx')).PaperGallery,
}))

/** The design of documents and the links of the payment page, beside the documents as they look. */
export function Branding({ company }: { company: Company }) {
  const form = useCompanyForm(company, customFieldErrors)
  return (
    <div className={css.split}>
      <AutoSave form={form}>
        <Stack gap={6}>
          <Card title={<Trans>Design</Trans>}>
            <BrandFields form={form} />
          </Card>
          <Card title={<Trans>Own fields of documents</Trans>}>
            <CustomFields form={form} />
          </Card>
          <Card title={<Trans>Links on the payment page</Trans>}>
            <SocialLinks form={form} />
          </Card>
        </Stack>
      </AutoSave>
      <Suspense fallback={<LoadingSkeleton height="40rem" />}>
        <PaperGallery form={form} />
      </Suspense>
    </div>
  )
}
