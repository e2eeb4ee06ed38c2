import { type Company, updateCompany } from '@bordereau/contract/company'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { toasts } from '@bordereau/ui/toast/toast'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import type { CompanyChanges } from './company-changes.ts'
import { saveCompany } from './send-company.ts'

/** Saves changes of the company outside of its forms, after the saves that run; a refusal is shown in a toast. */
export function useSaveCompany(invalidates: readonly Endpoint[] = []) {
  const { mutate, pending } = useMutation(updateCompany, { invalidates })
  /** True when it was saved. */
  const save = async (wanted: CompanyChanges, base: Company): Promise<boolean> => {
    const result = await saveCompany(mutate, wanted, base)
    if (!result.ok) toasts.error(refusalMessage(result))
    return result.ok
  }
  return { save, pending }
}
