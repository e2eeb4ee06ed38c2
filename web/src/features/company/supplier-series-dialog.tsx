import { type Supplier, listSuppliers, putSupplierSeries } from '@bordereau/contract/self-billing'
import { useLingui } from '#macros'
import { type FormEvent, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { LastNumberField, PatternField } from './pattern-fields.tsx'
import { patternErrorMessage, seriesRefusalMessage } from './pattern-texts.ts'

/** The pattern of a series of a supplier, and before its first document the number from which it goes on. */
export function SupplierSeriesDialog(props: {
  readonly supplier: Supplier
  readonly type: Supplier['series'][number]['type']
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { supplier, type, onClose } = props
  const { customerId, country, name } = supplier
  const series = supplier.series.find(each => each.type === type)
  const [pattern, setPattern] = useState(series?.pattern ?? supplier.proposed[type])
  const [nextSeq, setNextSeq] = useState<number>()
  const { mutate, pending, refused } = useMutation(putSupplierSeries, {
    invalidates: [listSuppliers],
  })
  const error = patternErrorMessage(pattern, country)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (error !== undefined) return
    const body = { type, pattern, ...(nextSeq === undefined ? {} : { nextSeq }) }
    const result = await mutate({ query: { workspaceId, customerId }, body })
    if (result.ok) onClose()
  }
  return (
    <FormDialog
      title={
        type === 'self_billed_invoice'
          ? t`Self-billed invoices of ${name}`
          : t`Self-billed credit notes of ${name}`
      }
      submitLabel={t`Save series`}
      pending={pending}
      refused={refused}
      messageOf={seriesRefusalMessage}
      onClose={onClose}
      onSubmit={event => void submit(event)}
    >
      {series?.used !== true && (
        <LastNumberField
          country={country}
          onContinue={continued => {
            setPattern(continued.pattern)
            setNextSeq(continued.nextSeq)
          }}
          onClear={() => setNextSeq(undefined)}
        />
      )}
      <PatternField pattern={pattern} onChange={setPattern} error={error} country={country} />
    </FormDialog>
  )
}
