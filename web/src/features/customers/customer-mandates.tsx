import type { RelevantMandate } from '@bordereau/domain/country/mandates'
import { inLanguage } from '@bordereau/domain/local-text'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import type { Props } from './side-row.tsx'
import { useCustomerMandates } from './use-customer-mandates.ts'

/** What the e-invoicing law of a business customer's country requires, and what it means for the seller. */
export function CustomerMandates({ customer }: Props) {
  const { t } = useLingui()
  const mandates = useCustomerMandates(customer)
  if (mandates.length === 0) return null
  return (
    <Card title={t`E-invoicing duties`}>
      <Stack gap={2}>
        {mandates.map(relevant => (
          <CustomerMandate key={relevant.mandate.key} relevant={relevant} />
        ))}
      </Stack>
    </Card>
  )
}

function CustomerMandate({ relevant }: { readonly relevant: RelevantMandate }) {
  const { mandate, inForce, own } = relevant
  const { t } = useLingui()
  const formats = useFormats()
  const since = formats.date(mandate.on)
  const requirement = inLanguage(mandate.requires, formats.tag)
  return (
    <div>
      <Text weight="medium">
        {inForce
          ? t`By law since ${since}: ${requirement}`
          : t`By law from ${since}: ${requirement}`}
      </Text>
      <Text size={13} tone="muted">
        {inLanguage(own ? mandate.action : mandate.actionAbroad, formats.tag)} {mandate.source}
      </Text>
    </div>
  )
}
