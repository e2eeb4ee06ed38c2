import { t } from '#macros'
import { type ComponentType, type FormEvent, useState } from 'react'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { companyErrors } from './legal-fields.tsx'
import { BackButton } from './setup-back.tsx'
import { useSketch } from './setup-sketch.ts'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { type CompanyForm, useCompanyForm } from './use-company-form.ts'
import { useUnsavedCompany } from './use-unsaved-company.ts'

/** A step about the company itself, saved on going on. */
export function CompanyStep(
  props: SetupStepFormProps & {
    readonly Fields: ComponentType<{ form: CompanyForm }>
    /** Whether errors in the profile hold the step back. */
    readonly checked?: boolean
  },
) {
  const { company, step, onDone, onBack, Fields, checked } = props
  const unsaved = useUnsavedCompany(company)
  const form = useCompanyForm(
    company,
    checked ? companyErrors : undefined,
    checked ? unsaved : undefined,
  )
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
      beginInEmpty={checked}
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

/** After the errors are rendered. */
function focusFirstError(form: Element): void {
  requestAnimationFrame(() => {
    const first = form.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}
