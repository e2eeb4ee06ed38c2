import type { Company } from '@bordereau/contract/company'
import { type ComponentType, lazy } from 'react'
import { CompanyStep } from './setup-company-step.tsx'
import { IdentityStepFields } from './setup-company-fields.tsx'
import type { SetupStep } from './setup-steps.ts'

// Each of the larger steps is fetched when it is reached.
const BankStep = lazy(async () => ({ default: (await import('./setup-bank.tsx')).BankStep }))
const NumberingStep = lazy(async () => ({
  default: (await import('./setup-numbering.tsx')).NumberingStep,
}))
const MailStep = lazy(async () => ({ default: (await import('./setup-mail.tsx')).MailStep }))
const BrandStepFields = lazy(async () => ({
  default: (await import('./setup-brand-fields.tsx')).BrandStepFields,
}))

export type SetupStepFormProps = {
  readonly step: SetupStep
  readonly company: Company
  readonly onDone: () => void
  readonly onBack: (() => void) | undefined
}

/** The form of a step; all but the address can be skipped. */
export function SetupStepForm(props: SetupStepFormProps) {
  const Step = STEPS[props.step]
  return <Step {...props} />
}

const STEPS: Readonly<Record<SetupStep, ComponentType<SetupStepFormProps>>> = {
  identity: props => <CompanyStep {...props} Fields={IdentityStepFields} checked />,
  bank: BankStep,
  brand: props => <CompanyStep {...props} Fields={BrandStepFields} />,
  numbering: NumberingStep,
  mail: MailStep,
}
