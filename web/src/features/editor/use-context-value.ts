import { useMemo, useState } from 'react'
import { todayIn, useFormats } from '../../format/formats.ts'
import { type EditorContext, createViewStore } from './editor-context.ts'
import type { DraftAccess, EditedDocument } from './draft-access.ts'
import type { Company, BankAccount } from '@bordereau/contract/company'
import { offeredCompanyTaxes } from '@bordereau/domain/tax/company-tax'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'

export type EditorProps = {
  readonly invoice: EditedDocument
  readonly access: DraftAccess
  readonly company: Company
  readonly accounts: readonly BankAccount[]
}

/** What the parts of the editor need besides the draft. */
export function useContextValue({
  invoice,
  access,
  company,
  accounts,
}: EditorProps): EditorContext {
  const formats = useFormats()
  const [view] = useState(createViewStore)
  return useMemo((): EditorContext => {
    const today = todayIn(company.timeZone)
    const taxes = [...offeredCompanyTaxes(company.taxes), ...offeredTaxes(company.profile.address)]
    const { workspaceId } = company
    const document = { workspaceId, invoiceId: invoice.id, access }
    return { ...document, company, accounts, today, taxes, formats, view }
  }, [invoice.id, access, company, accounts, formats, view])
}
