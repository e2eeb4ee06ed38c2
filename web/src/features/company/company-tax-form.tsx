import type { Company } from '@bordereau/contract/company'
import { t } from '#macros'
import { newId } from '../../data/id.ts'
import { useForm } from '../../form/form.ts'
import { useFormats } from '../../format/formats.ts'
import { SubmitForm } from '../../layout/submit-form.tsx'
import {
  type CompanyTaxValues,
  companyTaxErrors,
  newTax,
  taxOfValues,
  valuesOfTax,
} from './company-tax-values.ts'
import type { CompanyForm } from './use-company-form.ts'
import { CompanyTaxFields } from './company-tax-fields.tsx'

/** A tax of the company's own list: new, or changed. Documents that have it keep it as it was. */
export function CompanyTaxForm(props: {
  readonly company: Company
  readonly tax?: Company['taxes'][number]
  readonly form: Pick<CompanyForm, 'attempt' | 'state' | 'refused'>
  readonly onDone: () => void
}) {
  const { company, tax, form: stored, onDone } = props
  const { mark } = useFormats()
  const form = useForm<CompanyTaxValues>(tax ? valuesOfTax(tax, mark) : newTax(newId()), values =>
    companyTaxErrors(values, mark),
  )
  const send = form.submit(async values => {
    const wanted = taxOfValues(tax?.id ?? newId(), values, mark)
    if (wanted === undefined) return { ok: false }
    const taxes = tax
      ? company.taxes.map(each => (each.id === tax.id ? wanted : each))
      : [...company.taxes, wanted]
    const result = await stored.attempt({ taxes })
    if (result.ok) onDone()
    return result
  })
  return (
    <SubmitForm
      submitLabel={tax ? t`Save tax` : t`Add tax`}
      look="primary"
      pending={stored.state === 'saving'}
      refused={stored.refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <CompanyTaxFields form={form} company={company} />
    </SubmitForm>
  )
}
