import type { Company } from '@bordereau/contract/company'
import { territoryOf } from '@bordereau/domain/country/territory'
import { Switch } from '@bordereau/ui/field/toggle'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { AutoSave } from './auto-save.tsx'
import { DistanceSales } from './distance-sales.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The one-stop shop of the European Union: which rates private customers in other member states are charged. */
export function OneStopShop({ company }: { readonly company: Company }) {
  const form = useCompanyForm(company)
  if (!territoryOf(company.profile.address).eu.goods) return null
  return (
    <Card title={<Trans>Private customers in other member states</Trans>}>
      <Stack>
        <AutoSave form={form}>
          <Switch
            label={t`Use the one-stop shop (OSS)`}
            help={t`Goods and electronic services have the rate of the customer’s state, which you declare in your own.`}
            checked={form.values.usesOneStopShop}
            onChange={usesOneStopShop => form.change({ usesOneStopShop })}
          />
        </AutoSave>
        <DistanceSales />
      </Stack>
    </Card>
  )
}
