import type { CustomerView } from '@bordereau/contract/customers'
import { mandatesAtCustomer, type RelevantMandate } from '@bordereau/domain/country/mandates'
import { useEffect, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn } from '../../format/formats.ts'

/** The e-invoicing laws that matter at a customer; none for a private person, or without the network. */
export function useCustomerMandates({
  profile,
}: Pick<CustomerView, 'profile'>): readonly RelevantMandate[] {
  const { country: home } = useWorkspace()
  const { kind, address } = profile
  const [mandates, setMandates] = useState<readonly RelevantMandate[]>([])
  useEffect(() => {
    let isCurrent = true
    const found =
      home === null || kind === 'person'
        ? Promise.resolve([])
        : mandatesAtCustomer(home, address.country, todayIn(''))
    found.then(
      all => isCurrent && setMandates(all),
      // The texts of a country are a file of their own.
      () => isCurrent && setMandates([]),
    )
    return () => {
      isCurrent = false
    }
  }, [home, kind, address.country])
  return mandates
}
