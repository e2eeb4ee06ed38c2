import type { Draft } from '@bordereau/domain/invoice/draft'
import { buyerOf } from '@bordereau/domain/invoice/self-billing'
import { chooseAccount } from '@bordereau/domain/party/choose-account'
import { useMemo } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EditedDocument } from './draft-access.ts'
import { EditorContextProvider, useEditorContext } from './editor-context.ts'
import { FindingProvider } from './finding-store.tsx'
import { useDropUntouched } from './use-drop-untouched.ts'
import { useIsNewDraft } from './use-is-new-draft.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { useDraft, useEditorStore } from './store.ts'
import { TaxContextProvider } from './tax-context.tsx'
import { useSaver } from './use-saver.ts'
import { Canvas } from './canvas.tsx'
import { useBuyer } from './use-buyer.ts'
import { useSellersContext } from './use-context-value.ts'

/** Saves the draft while it is edited, and checks it. */
export function EditorSession(props: {
  readonly invoice: EditedDocument
  readonly version: number
  readonly unsaved: boolean
  /** What the server had in `version`, where that is known of an unsaved draft. */
  readonly base: Draft | undefined
  /** Under whom this browser stores a backup of the draft. */
  readonly personId: string
}) {
  const { access, invoiceId, own, today } = useEditorContext()
  const store = useEditorStore()
  const { version, unsaved, base, personId } = props
  const saver = useSaver(store, { access, invoiceId, personId, version, unsaved, base })
  useLeaveGuard(saver)
  useDropUntouched(saver, props.invoice, useIsNewDraft() && !unsaved)
  const customer = useBuyer(props.invoice)
  const context = useSellersContext(customer)
  const { company, accounts } = context
  const type = useDraft('type')
  const buyer = buyerOf({ type }, own.profile, customer)
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const bankAccount = chooseAccount(accounts, { id: bankAccountId, currency }) ?? null
  const parties = useMemo(
    () => ({
      seller: company.profile,
      vatRegistered: company.vatRegistered,
      usesOneStopShop: company.usesOneStopShop,
      taxes: company.taxes,
      buyer,
      bankAccount,
      today,
    }),
    [company, buyer, bankAccount, today],
  )
  return (
    <EditorContextProvider value={context}>
      <TaxContextProvider buyer={buyer}>
        <FindingProvider parties={parties} saver={saver}>
          <Canvas customer={customer} buyer={buyer} saver={saver} />
          <ConflictDialog saver={saver} />
        </FindingProvider>
      </TaxContextProvider>
    </EditorContextProvider>
  )
}
