import { type QuoteView, invoiceQuote } from '@bordereau/contract/quotes'
import { DecimalField } from '@bordereau/ui/field/decimal-field'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { readNumber } from '../../format/number-input.ts'
import { useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { quoteRefusalText } from './quote-refusals.ts'

const USUAL_SHARE = '30'

/** Drafts a deposit invoice of an accepted quote, and the final invoice that sets it off. */
export function DepositOfQuote({ quote, onClose }: { quote: QuoteView; onClose: () => void }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mark } = useFormats()
  const navigate = useNavigate()
  const [share, setShare] = useState(USUAL_SHARE)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, pending, refused } = useMutation(invoiceQuote, {
    invalidates: DOCUMENT_QUERIES,
  })
  const parse = (text: string) => readNumber(text, mark)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const percent = parse(share)
    setIsMissing(percent === undefined)
    if (percent === undefined) return
    const body = { share: { by: 'percent' as const, percent } }
    const result = await mutate({ query: { workspaceId, quoteId: quote.id }, body })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.invoiceId}`)
  }
  return (
    <FormDialog
      title={t`Deposit invoice`}
      submitLabel={t`Create deposit invoice`}
      pending={pending}
      refused={refused}
      messageOf={quoteRefusalText}
      onClose={onClose}
      onSubmit={event => void submit(event)}
    >
      <Text tone="muted">
        <Trans>
          The whole sale is drafted too, as the final invoice. Once the deposit is issued, its
          amount and its tax are set off there.
        </Trans>
      </Text>
      <DecimalField
        label={t`Share`}
        unit="%"
        autoFocus
        value={share}
        error={isMissing ? t`Fill this in` : undefined}
        parse={parse}
        onChange={setShare}
      />
    </FormDialog>
  )
}
