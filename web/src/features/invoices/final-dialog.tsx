import { listFreeDeposits } from '@bordereau/contract/corrections'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { useFinalInvoice } from './use-final-invoice.ts'
import { OtherDeposits } from './other-deposits.tsx'

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
