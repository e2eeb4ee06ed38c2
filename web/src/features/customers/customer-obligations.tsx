import type { RelevantObligation } from '@bordereau/domain/country/obligations'
import { inLanguage } from '@bordereau/domain/local-text'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import type { Props } from './side-row.tsx'
import { useCustomerObligations } from './use-customer-obligations.ts'

/** What the e-invoicing law of a business customer's country requires, and what it means for the seller. */
export function CustomerObligations({ customer }: Props) {
  const { t } = useLingui()
  const obligations = useCustomerObligations(customer)
  if (obligations.length === 0) return null
  return (
    <Card title={t`E-invoicing obligations`}>
      <Stack gap={2}>
        {obligations.map(relevant => (
          <CustomerObligation key={relevant.obligation.key} relevant={relevant} />
        ))}
      </Stack>
    </Card>
  )
}

function CustomerObligation({ relevant }: { readonly relevant: RelevantObligation }) {
  const { obligation, inForce, own } = relevant
  const { t } = useLingui()
  const formats = useFormats()
  const since = formats.date(obligation.on)
  const requirement = inLanguage(obligation.requires, formats.tag)
  return (
    <div>
      <Text weight="medium">
        {inForce
          ? t`By law since ${since}: ${requirement}`
          : t`By law from ${since}: ${requirement}`}
      </Text>
      <Text size={13} tone="muted">
        {inLanguage(own ? obligation.action : obligation.actionAbroad, formats.tag)}{' '}
        {obligation.source}
      </Text>
    </div>
  )
}
