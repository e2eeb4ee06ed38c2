import { getCustomer } from '@bordereau/contract/customers'
import { addressLines } from '@bordereau/domain/country/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { countryName } from '@bordereau/domain/country/countries'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Flag } from '@bordereau/ui/flag/flag'
import { toasts } from '@bordereau/ui/toast/toast'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { PaperPart } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useCustomerSearch } from '../customers/use-search.ts'
import { withCustomer } from './choose-customer.ts'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { PartyNumbers } from './party-numbers.tsx'
import { useDraft, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'

const NewCustomerDialog = lazy(async () => ({
  default: (await import('../customers/new-customer.tsx')).NewCustomerDialog,
}))

/** The customer as printed; on click, a field to choose a customer or to create one by typing a name. */
export function CustomerBlock({ buyer }: { buyer: PartyProfile | null }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const [creating, setCreating] = useState<string>()
  const customerId = useDraft('customerId')
  const kind = useDraft('kind')
  const error = useFieldError('customerId')
  const choose = useChooseCustomer()
  const isNewDraft = useIsNewDraft()
  const { company } = useEditorContext()

  async function select(id: string): Promise<void> {
    setChoosing(false)
    setCreating(undefined)
    await choose(id)
  }
  return (
    <div data-path="customerId">
      {(customerId === null || choosing) && kind === 'invoice' ? (
        <CustomerChooser
          autoFocus={choosing || isNewDraft}
          error={error}
          onChoose={id => void select(id)}
          onCreate={setCreating}
          onBlur={() => setChoosing(false)}
        />
      ) : (
        <PaperButton
          aria-label={t`Customer: ${buyer?.legalName ?? ''}. Choose another`}
          disabled={kind === 'credit_note'}
          onClick={() => setChoosing(true)}
        >
          {buyer !== null && <PrintedParty party={buyer} from={company.profile.address.country} />}
        </PaperButton>
      )}
      {creating !== undefined && (
        <Suspense fallback={null}>
          <NewCustomerDialog
            name={creating}
            onClose={() => setCreating(undefined)}
            onCreated={id => void select(id)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the draft was just created by navigation; then the customer field is focused first. */
function useIsNewDraft(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'begun' in state
}

function PrintedParty({ party, from }: { party: PartyProfile; from: string }) {
  const { formats } = useEditorContext()
  return (
    <>
      <strong dir="auto">{party.legalName}</strong>
      {addressLines(party.address, { from, language: formats.tag }).map((line, i) => (
        <div key={i}>
          <bdi>{line}</bdi>
        </div>
      ))}
      <PaperPart tone="quiet">
        <PartyNumbers party={party} />
      </PaperPart>
    </>
  )
}

function CustomerChooser(props: {
  readonly autoFocus: boolean
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
  readonly onCreate: (name: string) => void
  readonly onBlur: () => void
}) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const search = useCustomerSearch(row => ({
    value: row.id,
    label: row.name,
    help: [row.city, row.currency].filter(part => part !== '').join(' · '),
    picture: (
      <Flag country={row.country} label={countryName(row.country, formats.tag)} show="flag" />
    ),
  }))
  return (
    <Combobox
      label={t`Customer`}
      placeholder={t`Type a name`}
      autoFocus={props.autoFocus}
      error={props.error}
      chosen={undefined}
      search={search}
      onChoose={option => option && props.onChoose(option.value)}
      onCreate={props.onCreate}
      onBlur={props.onBlur}
    />
  )
}

/** Loads a customer and writes their defaults into the draft, as one undo step. */
function useChooseCustomer(): (customerId: string) => Promise<void> {
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const { workspaceId, company } = useEditorContext()
  return async customerId => {
    const result = await call(getCustomer, { query: { workspaceId, customerId } })
    if (!result.ok) {
      toasts.error(refusalMessage(result))
      return
    }
    const { buyer, seller, day, delivery } = getTaxContext()
    const context = { seller, day, delivery, dueDays: company.dueDays }
    const patch = withCustomer(store.read().draft, result.value, buyer, context)
    store.dispatch({ do: 'set', patch, at: performance.now() })
  }
}
