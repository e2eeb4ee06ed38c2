import { useWorkspace } from '../../data/session.tsx'
import type { Form } from '../../form/form.ts'
import { usePastedParty } from '../party/use-pasted-party.ts'
import { type CustomerStart, withPastedText } from './customer-from-text.ts'
import type { CustomerValues } from './customer-values.ts'

export type CustomerPaste = ReturnType<typeof useCustomerPaste>

/** Fills a customer from an address that is pasted into its name or its street. */
export function useCustomerPaste(form: Form<CustomerValues>, start?: CustomerStart) {
  const { country } = useWorkspace()
  const { before, filled, rest = [] } = start ?? {}
  return usePastedParty<CustomerValues, 'legalName' | 'line1'>({
    values: form.values,
    home: country ?? 'FR',
    fill: withPastedText,
    set: ({ profile, ...values }, name, text) => {
      const address = { ...profile.address, line1: text }
      return {
        ...values,
        profile: { ...profile, ...(name === 'line1' ? { address } : { legalName: text }) },
      }
    },
    replace: form.replace,
    initial: before && filled && { before, filled, rest },
  })
}
