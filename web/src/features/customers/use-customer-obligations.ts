import type { CustomerView } from '@bordereau/contract/customers'
import {
  obligationsAtCustomer,
  type RelevantObligation,
} from '@bordereau/domain/country/obligations'
import { useEffect, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn } from '../../format/formats.ts'

/** The e-invoicing laws that matter at a customer; none for a private person, or without the network. */
export function useCustomerObligations({
  profile,
}: Pick<CustomerView, 'profile'>): readonly RelevantObligation[] {
  const { country: home } = useWorkspace()
  const { kind, address } = profile
  const [obligations, setObligations] = useState<readonly RelevantObligation[]>([])
  useEffect(() => {
    let isCurrent = true
    const found =
      home === null || kind === 'person'
        ? Promise.resolve([])
        : obligationsAtCustomer(home, address.country, todayIn(''))
    found.then(
      all => isCurrent && setObligations(all),
      // The texts of a country are a file of their own.
      () => isCurrent && setObligations([]),
    )
    return () => {
      isCurrent = false
    }
  }, [home, kind, address.country])
  return obligations
}
