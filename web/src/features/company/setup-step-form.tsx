import type { Company } from '@bordereau/contract/company'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { type ComponentType, lazy, useState } from 'react'
import css from '../../layout/layout.module.css'
import { refusalMessage } from '../../data/refusal.tsx'
import { reloadMe } from '../../data/session.tsx'
import { NameAndAddress, NumbersOfCompany, companyErrors } from './legal-fields.tsx'
import { CurrencyAndLanguage } from './money-fields.tsx'
import { BackButton } from './setup-back.tsx'
import type { SetupStep } from './setup-steps.ts'
import { type CompanyForm, useCompanyForm } from './use-company-form.ts'

// Each of the larger steps is fetched when it is reached.
const BankStep = lazy(async () => ({ default: (await import('./setup-bank.tsx')).BankStep }))
const BrandStep = lazy(async () => ({ default: (await import('./setup-brand.tsx')).BrandStep }))
const NumberingStep = lazy(async () => ({
  default: (await import('./setup-numbering.tsx')).NumberingStep,
}))

export type SetupStepFormProps = {
  readonly step: SetupStep
  readonly company: Company
  readonly onDone: () => void
  readonly onBack: (() => void) | undefined
}

/** The form of a step; all but name and address can be skipped. */
export function SetupStepForm(props: SetupStepFormProps) {
  switch (props.step) {
    case 'identity':
      return <FieldsStep {...props} Fields={NameAndAddress} />
    case 'numbers':
      return <FieldsStep {...props} Fields={NumbersOfCompany} />
    case 'bank':
      return <BankStep {...props} />
    case 'brand':
      return <FieldsStep {...props} Fields={BrandStep} />
    case 'numbering':
      return <NumberingStep {...props} />
    case 'money':
      return <FieldsStep {...props} Fields={CurrencyAndLanguage} last />
  }
}

function FieldsStep(
  props: SetupStepFormProps & {
    readonly Fields: ComponentType<{ form: CompanyForm }>
    readonly last?: boolean
  },
) {
  const { company, step, onDone, onBack, Fields, last = false } = props
  // Only errors of the step that asks for the address may block it.
  const form = useCompanyForm(
    company,
    step === 'identity' || step === 'numbers' ? companyErrors : undefined,
  )
  const [going, setGoing] = useState(false)
  const go = async (element: HTMLFormElement): Promise<void> => {
    setGoing(true)
    const saved = await form.save(last ? { setUp: true } : {})
    setGoing(false)
    if (!saved) {
      focusFirstError(element)
      return
    }
    if (last) await reloadMe()
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void go(event.currentTarget)
      }}
    >
      <Stack gap={6}>
        {form.refused && <Notice tone="red" title={refusalMessage(form.refused)} />}
        <Fields form={form} />
        <div className={css.save}>
          <Row justify="between">
            <BackButton onBack={onBack} />
            <Row>
              {step !== 'identity' && !last && (
                <Button look="quiet" onClick={onDone}>
                  <Trans>Skip</Trans>
                </Button>
              )}
              <Button
                type="submit"
                look="primary"
                busy={going}
                iconEnd={last ? 'check' : 'arrow-right'}
              >
                {last ? <Trans>Finish</Trans> : <Trans>Continue</Trans>}
              </Button>
            </Row>
          </Row>
        </div>
      </Stack>
    </form>
  )
}

/** After the errors are rendered. */
function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const first = form.querySelector('[aria-invalid=true]')
    if (first instanceof HTMLElement) first.focus()
  })
}
