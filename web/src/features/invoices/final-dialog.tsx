import { listFreeDeposits } from '@bordereau/contract/corrections'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { useFinalInvoice } from './use-final-invoice.ts'

type Props = { readonly invoice: InvoiceView; readonly onClose: () => void }

/** Creates the draft of the final invoice of a deposit, and of other deposits of the customer. */
export function FinalDialog({ invoice, onClose }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { create, pending, refused } = useFinalInvoice(invoice.id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const query = useQuery(listFreeDeposits, { workspaceId, invoiceId: invoice.id })
  const others = query.data?.deposits ?? []
  return (
    <FormDialog
      title={t`Final invoice`}
      submitLabel={t`Create final invoice`}
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void create(chosen)
      }}
    >
      <Text tone="muted">
        <Trans>
          A draft for everything that was sold. The deposit’s amount and tax are set off by rate.
        </Trans>
      </Text>
      {others.length > 0 && (
        <OtherDeposits
          deposits={others}
          currency={invoice.totals.currency}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  )
}

function OtherDeposits(props: {
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
