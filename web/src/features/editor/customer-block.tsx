import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useEditorContext } from './editor-context.ts'
import { focusPath } from './focus-field.ts'
import { useFieldError } from './finding-store.tsx'
import { useDraft } from './store.ts'
import { CustomerChooser } from './customer-chooser.tsx'
import { useChooseCustomer } from './use-choose-customer.ts'
import { useIsNewDraft } from './use-is-new-draft.ts'
import { PrintedParty } from './printed-party.tsx'

const NewCustomerDialog = lazy(async () => ({
  default: (await import('../customers/new-customer.tsx')).NewCustomerDialog,
}))

/** The buyer as printed: the customer, to be chosen, or the company itself. */
export function CustomerBlock({ buyer }: { buyer: PartyProfile | null }) {
  const { own, company } = useEditorContext()
  if (!useIsSelfBilled())
    return <CustomerField customer={buyer} from={own.profile.address.country} />
  return (
    <div>
      <PrintedParty party={own.profile} from={company.profile.address.country} />
    </div>
  )
}

/** The seller of a self-billed document as printed, to be chosen among the customers. */
export function SupplierBlock({ nameless = false }: { readonly nameless?: boolean }) {
  const { own, company } = useEditorContext()
  const isChosen = useDraft('customerId') !== null
  const supplier = isChosen ? company.profile : null
  return (
    <CustomerField customer={supplier} from={own.profile.address.country} nameless={nameless} />
  )
}

export function useIsSelfBilled(): boolean {
  return isSelfBilled({ type: useDraft('type') })
}

/** A customer as printed; on click, a field to choose another or to create one by typing a name. */
function CustomerField(props: {
  readonly customer: PartyProfile | null
  /** The country that the address is written from. */
  readonly from: string
  readonly nameless?: boolean
}) {
  const { customer, from, nameless = false } = props
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const [creating, setCreating] = useState<string>()
  const customerId = useDraft('customerId')
  const isFixed = useIsCustomerFixed()
  const isOfSupplier = useIsSelfBilled()
  const error = useFieldError('customerId')
  const choose = useChooseCustomer()
  const isNewDraft = useIsNewDraft()

  async function select(id: string): Promise<void> {
    setChoosing(false)
    setCreating(undefined)
    await choose(id)
    // The field that had the focus is gone; one writes on in the first line, if one does not already in another field.
    const focused = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path']
    if (focused === undefined || focused === 'customerId') focusPath('lines.0.name')
  }
  return (
    <div data-path="customerId">
      {(customerId === null || choosing) && !isFixed ? (
        <CustomerChooser
          label={isOfSupplier ? t`Supplier` : t`Customer`}
          autoFocus={choosing || isNewDraft}
          error={error}
          onChoose={id => void select(id)}
          onCreate={setCreating}
          onBlur={() => setChoosing(false)}
        />
      ) : (
        <PaperButton
          aria-label={
            isOfSupplier
              ? t`Supplier: ${customer?.legalName ?? ''}. Choose another`
              : t`Customer: ${customer?.legalName ?? ''}. Choose another`
          }
          disabled={isFixed}
          onClick={() => setChoosing(true)}
        >
          {customer !== null && <PrintedParty party={customer} from={from} nameless={nameless} />}
        </PaperButton>
      )}
      {creating !== undefined && (
        <Suspense fallback={null}>
          <NewCustomerDialog
            typed={creating}
            onClose={() => setCreating(undefined)}
            onCreated={id => void select(id)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The customer of a correction, of a deposit and of its final invoice is that of the other documents. */
function useIsCustomerFixed(): boolean {
  const corrects = useDraft('corrects')
  const type = useDraft('type')
  const deposits = useDraft('deposits') ?? []
  const customerId = useDraft('customerId')
  return corrects !== null || deposits.length > 0 || (type === 'deposit' && customerId !== null)
}
