import type { InvoiceView } from '@bordereau/contract/invoices'
import { TAX_REGISTER_LABELS } from '@bordereau/domain/country/tax-register'
import { Card, Facts } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'

/** What a register had answered about the customer's VAT number when the document was issued: kept with it, not printed. */
export function ProofCard({ invoice: { vatProof } }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { instant } = useFormats()
  if (vatProof === null) return null
  const { register, number, name, requester, consultationNumber, checkedAt } = vatProof
  const facts = [
    { name: t`Register`, value: TAX_REGISTER_LABELS[register] },
    { name: t`Checked`, value: instant(checkedAt) },
    { name: t`VAT number`, value: number },
    { name: t`Registered name`, value: name },
    { name: t`Asked by`, value: requester },
    { name: t`Consultation number`, value: consultationNumber },
  ]
  return (
    <Card title={t`Proof of the VAT number`}>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Card>
  )
}
