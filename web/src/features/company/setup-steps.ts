import { t } from '#macros'

export const SETUP_STEPS = ['identity', 'bank', 'brand', 'numbering', 'mail'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export function isSetupStep(text: string | undefined): text is SetupStep {
  return SETUP_STEPS.some(step => step === text)
}

/** The step after this one; undefined after the last. */
export function stepAfter(step: SetupStep): SetupStep | undefined {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
}

export function stepBefore(step: SetupStep): SetupStep | undefined {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1]
}

/** The short name in the stepper. */
export function nameOfStep(step: SetupStep): string {
  switch (step) {
    case 'identity':
      return t`Company`
    case 'bank':
      return t`Bank`
    case 'brand':
      return t`Design`
    case 'numbering':
      return t`Numbering`
    case 'mail':
      return t`Email`
  }
}

/** The question of the step, and why it is asked. */
export function questionOfStep(step: SetupStep): { title: string; lead: string } {
  return QUESTIONS[step]()
}

const QUESTIONS: Readonly<Record<SetupStep, () => { title: string; lead: string }>> = {
  identity: () => ({
    title: t`Which numbers and which address does your company have?`,
    lead: t`Both are on every invoice, as the law requires. Numbers are checked as you type, and a public register can fill in the address.`,
  }),
  bank: () => ({
    title: t`Where should the money go?`,
    lead: t`Printed on invoices and put into the payment code.`,
  }),
  brand: () => ({
    title: t`How should your invoices look?`,
    lead: t`The paper shows it as your customers will receive it.`,
  }),
  numbering: () => ({
    title: t`How are your invoices numbered?`,
    lead: t`Numbers are assigned without gaps when an invoice is issued.`,
  }),
  mail: () => ({
    title: t`How are your emails sent?`,
    lead: t`Invoices and reminders reach customers by email.`,
  }),
}
