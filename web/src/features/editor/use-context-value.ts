import { useMemo, useState } from 'react'
import { todayIn, useFormats } from '../../format/formats.ts'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import { sellerOf } from '@bordereau/domain/invoice/self-billing'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type EditorContext, createViewStore, useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'
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

/** The taxes that a seller may charge. */
function taxesOf({ taxes, profile }: Company) {
  return [...offeredCompanyTaxes(taxes), ...offeredTaxes(profile.address)]
}

/** The same for the seller of the draft, which of a self-billed one is the customer, without logo and accounts. */
export function useSellersContext(customer: PartyProfile | null): EditorContext {
  const context = useEditorContext()
  const type = useDraft('type')
  return useMemo((): EditorContext => {
    if (!isSelfBilled({ type })) return context
    const seller = sellerOf({ type }, context.own, customer)
    const company: Company = { ...seller, hasLogo: false, footer: '' }
    return { ...context, company, accounts: [], taxes: taxesOf(company) }
  }, [context, type, customer])
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
    const taxes = taxesOf(company)
    const { workspaceId } = company
    const document = { workspaceId, invoiceId: invoice.id, access }
    return { ...document, company, own: company, accounts, today, taxes, formats, view }
  }, [invoice.id, access, company, accounts, formats, view])
}
