import type { Company } from '@bordereau/contract/company'
import { type UnsavedValues, useUnsavedValues } from '../../data/unsaved-values.ts'
import type { CompanyChanges } from './company-changes.ts'

/** The legal data that could not be saved yet: typed in the wizard, they are in Settings, too. */
export function useUnsavedCompany({ workspaceId }: Company): UnsavedValues<CompanyChanges> {
  return useUnsavedValues(`company.${workspaceId}`)
}
