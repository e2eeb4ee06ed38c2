/** What is left to do after the wizard, in the order in which it is offered. */
export const SETUP_TASKS = [
  'company',
  'mail',
  'address_confirmed',
  'bank',
  'logo',
  'e_invoicing',
  'customer',
  'invoice',
] as const
export type SetupTask = (typeof SETUP_TASKS)[number]

export type SetupFacts = {
  /** Nothing that only the company can enter prevents its first invoice. */
  readonly hasDetails: boolean
  readonly sendsMail: boolean
  /** Null where the address cannot be confirmed: without an address, or without a mail server of the instance. */
  readonly addressConfirmed: boolean | null
  readonly hasBankAccount: boolean
  readonly hasLogo: boolean
  /** By the law of its country, now or within a year (hasOwnObligation of obligations.ts). */
  readonly mustInvoiceElectronically: boolean
  readonly hasCustomer: boolean
  readonly hasIssued: boolean
}

/** The tasks that a company has, and which of them are done. */
export function setupTasks(
  facts: SetupFacts,
  setAside: readonly SetupTask[],
): readonly { readonly task: SetupTask; readonly done: boolean }[] {
  const done: Readonly<Record<SetupTask, boolean | null>> = {
    company: facts.hasDetails,
    mail: facts.sendsMail,
    address_confirmed: facts.addressConfirmed,
    bank: facts.hasBankAccount,
    logo: facts.hasLogo,
    // Whether a platform was chosen is known to the company alone, which puts the task away.
    e_invoicing: facts.mustInvoiceElectronically ? false : null,
    customer: facts.hasCustomer,
    invoice: facts.hasIssued,
  }
  return SETUP_TASKS.flatMap(task => {
    const state = done[task]
    return state === null || setAside.includes(task) ? [] : [{ task, done: state }]
  })
}
