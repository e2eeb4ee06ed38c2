import type { Company } from '@bordereau/contract/company'
import type { Sells } from '@bordereau/domain/country/sells'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { AutoSave } from './auto-save.tsx'
import { type CompanyForm, useCompanyForm } from './use-company-form.ts'

/** What the company sells: the kind of a line that is typed by hand, and of a new item. */
export function SellsField({ form }: { readonly form: CompanyForm }) {
  return (
    <Stack gap={1}>
      <Segmented<Sells>
        label={t`What do you sell?`}
        value={form.values.sells}
        options={[
          { value: 'goods', label: t({ message: 'Goods', context: 'what a company sells' }) },
          { value: 'services', label: t({ message: 'Services', context: 'what a company sells' }) },
          { value: 'both', label: t({ message: 'Both', context: 'what a company sells' }) },
        ]}
        onChange={sells => form.change({ sells })}
      />
      <Text size={13} tone="muted">
        <Trans>
          Lines that you type begin as this. Across a border, goods and services are taxed
          differently.
        </Trans>
      </Text>
    </Stack>
  )
}

/** The same question in Settings. */
export function SellsCard({ company }: { readonly company: Company }) {
  const form = useCompanyForm(company)
  return (
    <Card title={<Trans>Goods and services</Trans>}>
      <AutoSave form={form}>
        <SellsField form={form} />
      </AutoSave>
    </Card>
  )
}
