import { t } from '#macros'
import { type ComponentType, type FormEvent, useState } from 'react'
import type { FieldErrors } from '../../form/form.ts'
import { SubmitForm } from '../../layout/submit-form.tsx'
import type { CompanyFields } from './company-changes.ts'
import { companyErrors } from './legal-fields.tsx'
import { BackButton } from './setup-back.tsx'
import { useSketch } from './setup-sketch.ts'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { type CompanyForm, useCompanyForm } from './use-company-form.ts'

/** A step about the company itself, saved on going on. */
export function CompanyStep(
  props: SetupStepFormProps & {
    readonly Fields: ComponentType<{ form: CompanyForm }>
    /** The part of the profile whose errors hold the step back. */
    readonly checked?: 'taxIds' | 'address'
  },
) {
  const { company, step, onDone, onBack, Fields, checked } = props
  const form = useCompanyForm(company, checked && CHECKS[checked])
  useSketch({ fields: form.values })
  const [going, setGoing] = useState(false)
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const element = event.currentTarget
    setGoing(true)
    const saved = await form.save()
    setGoing(false)
    if (saved) onDone()
    else focusFirstError(element)
  }
  return (
    <SubmitForm
      submitLabel={t`Continue`}
      look="primary"
      step
      pending={going}
      refused={form.refused}
      onSubmit={event => void go(event)}
      onCancel={step === 'identity' ? undefined : onDone}
      cancelLabel={t`Skip`}
      start={<BackButton onBack={onBack} />}
    >
      <Fields form={form} />
    </SubmitForm>
  )
}

/** An address that the register fills in may be incomplete while the numbers are asked. */
const CHECKS = {
  taxIds: (values: CompanyFields) => errorsOf(values, name => name.startsWith('taxIds.')),
  address: (values: CompanyFields) => errorsOf(values, name => !name.startsWith('taxIds.')),
} as const

function errorsOf(values: CompanyFields, isChecked: (name: string) => boolean): FieldErrors {
  return Object.fromEntries(
    Object.entries(companyErrors(values)).filter(([name]) => isChecked(name)),
  )
}

/** After the errors are rendered. */
function focusFirstError(form: Element): void {
  requestAnimationFrame(() => {
    const first = form.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}
