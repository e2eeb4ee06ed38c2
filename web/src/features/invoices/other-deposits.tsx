import type { InvoiceView } from '@bordereau/contract/invoices'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'

/** A choice of the other deposits of the customer that a final invoice sets off. */
export function OtherDeposits(props: {
  readonly deposits: readonly {
    readonly id: string
    readonly number: string
    readonly issueDate: InvoiceView['createdAt']
    readonly payable: string
  }[]
  readonly currency: string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const { t } = useLingui()
  const { date, money } = useFormats()
  const { deposits, currency, chosen, onChange } = props
  return (
    <div role="group" aria-label={t`Set off as well`}>
      <Text weight="semibold" size={13}>
        <Trans>Set off as well</Trans>
      </Text>
      <Stack gap={2}>
        {deposits.map(({ id, number, issueDate, payable }) => (
          <Checkbox
            key={id}
            label={`${number} · ${date(issueDate)} · ${money(payable, currency)}`}
            checked={chosen.includes(id)}
            onChange={checked =>
              onChange(checked ? [...chosen, id] : chosen.filter(one => one !== id))
            }
          />
        ))}
      </Stack>
    </div>
  )
}
