import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { t } from '#macros'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import type { FollowUp } from './follow-up-facts.ts'

type LegalCharges = NonNullable<FollowUp['charges']>

/** What the law gives the seller today; where a rate is not known, the interest until then and from which day it is not. */
export function Charges(props: { readonly charges: LegalCharges; readonly currency: string }) {
  const { charges, currency } = props
  const { interest, unknownFrom, fixedSum, law, url, periods } = charges
  const formats = useFormats()
  const rate = periods.at(-1)?.rate
  const amount = formats.money(interest, currency)
  return (
    <Stack gap={1}>
      {isAboveZero(interest) && rate !== undefined && (
        <Text size={13}>
          {t`Interest by law: ${amount}, at ${formats.percent(rate)} a year`}{' '}
          <Link href={url}>{law}</Link>
        </Text>
      )}
      {unknownFrom !== null && (
        <Text size={13} tone="muted">
          {t`Interest rate not known from ${formats.date(unknownFrom)}`}
        </Text>
      )}
      {fixedSum && <RecoveryCosts fixedSum={fixedSum} />}
    </Stack>
  )
}

function RecoveryCosts({ fixedSum }: { fixedSum: NonNullable<LegalCharges['fixedSum']> }) {
  const formats = useFormats()
  return (
    <Text size={13}>
      {t`Costs of recovery by law: ${formats.money(fixedSum.amount, fixedSum.currency)}`} (
      {fixedSum.law})
    </Text>
  )
}
