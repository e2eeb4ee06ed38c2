import { Card, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AutoSave } from '../features/company/auto-save.tsx'
import { BrandFields } from '../features/company/brand-fields.tsx'
import css from '../features/company/company.module.css'
import { PaperGallery } from '../features/company/paper-gallery.tsx'
import { SocialLinks } from '../features/company/social-links.tsx'
import type { Company } from '../features/company/send-company.ts'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { WithCompany } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'

export function SettingsBrandingPage() {
  return (
    <SubjectPage
      title={t`Paper and links`}
      lead={t`How your invoices, messages and pay pages look.`}
      needs="company.update"
      wide
    >
      <WithCompany>{company => <Branding company={company} />}</WithCompany>
    </SubjectPage>
  )
}

function Branding({ company }: { company: Company }) {
  const form = useCompanyForm(company)
  return (
    <div className={css.split}>
      <AutoSave form={form}>
        <Stack gap={6}>
          <Card title={<Trans>Paper</Trans>}>
            <BrandFields form={form} />
          </Card>
          <Card title={<Trans>Links on the pay page</Trans>}>
            <SocialLinks form={form} />
          </Card>
        </Stack>
      </AutoSave>
      <PaperGallery form={form} />
    </div>
  )
}
