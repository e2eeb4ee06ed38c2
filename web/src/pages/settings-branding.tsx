import type { Company } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { AutoSave } from '../features/company/auto-save.tsx'
import { BrandFields } from '../features/company/brand-fields.tsx'
import css from '../features/company/company.module.css'
import { SocialLinks } from '../features/company/social-links.tsx'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'

const PaperGallery = lazy(async () => ({
  default: (await import('../features/company/paper-gallery.tsx')).PaperGallery,
}))

export function SettingsBrandingPage() {
  return (
    <SettingsSubPage
      title={t`Design and links`}
      lead={t`How your invoices, messages and payment pages look.`}
      needs="company.update"
      wide
    >
      <WithCompany>{company => <Branding company={company} />}</WithCompany>
    </SettingsSubPage>
  )
}

function Branding({ company }: { company: Company }) {
  const form = useCompanyForm(company)
  return (
    <div className={css.split}>
      <AutoSave form={form}>
        <Stack gap={6}>
          <Card title={<Trans>Design</Trans>}>
            <BrandFields form={form} />
          </Card>
          <Card title={<Trans>Links on the payment page</Trans>}>
            <SocialLinks form={form} />
          </Card>
        </Stack>
      </AutoSave>
      <Suspense fallback={<Skeleton height="40rem" />}>
        <PaperGallery form={form} />
      </Suspense>
    </div>
  )
}
