import { getCustomer } from '@bordereau/contract/customers'
import { addressLines } from '@bordereau/domain/party/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { countryName } from '@bordereau/domain/country/countries'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Flag } from '@bordereau/ui/flag/flag'
import { toasts } from '@bordereau/ui/toast/toast'
import { PaperButton } from '@bordereau/ui/paper/paper-field'
import { PaperPart } from '@bordereau/ui/paper/paper'
import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import { useCustomerSearch } from '../customers/use-search.ts'
import { withCustomer } from './choose-customer.ts'
import { useDesk } from './desk.ts'
import { useFault } from './fault-list.tsx'
import { PartyNumbers } from './party-numbers.tsx'
import { useDraft, useEditorStore } from './store.ts'
import { useTrade } from './trade.tsx'

const NewCustomerDialog = lazy(async () => ({
  default: (await import('../customers/new-customer.tsx')).NewCustomerDialog,
}))

/** To whom the document goes: as it prints, and chosen or made by writing a name. */
export function CustomerBlock({ buyer }: { buyer: PartyProfile | null }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const [creating, setCreating] = useState<string>()
  const customerId = useDraft('customerId')
  const kind = useDraft('kind')
  const fault = useFault('customerId')
  const choose = useChoose()
  const begun = useBegun()
  const { company } = useDesk()

  async function take(id: string): Promise<void> {
    setChoosing(false)
    setCreating(undefined)
    await choose(id)
  }
  return (
    <div data-path="customerId">
      {(customerId === null || choosing) && kind === 'invoice' ? (
        <CustomerChooser
          autoFocus={choosing || begun}
          fault={fault}
          onChoose={id => void take(id)}
          onCreate={setCreating}
          onLeave={() => setChoosing(false)}
        />
      ) : (
        <PaperButton
          aria-label={t`Customer: ${buyer?.legalName ?? ''}. Choose another`}
          disabled={kind === 'credit_note'}
          onClick={() => setChoosing(true)}
        >
          {buyer !== null && <Printed party={buyer} from={company.profile.address.country} />}
        </PaperButton>
      )}
      {creating !== undefined && (
        <Suspense fallback={null}>
          <NewCustomerDialog
            name={creating}
            onClose={() => setCreating(undefined)}
            onCreated={id => void take(id)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the person just asked for this document: whom it is for is then the first thing to write. */
function useBegun(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'begun' in state
}

function Printed({ party, from }: { party: PartyProfile; from: string }) {
  const { formats } = useDesk()
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
  readonly fault: string | undefined
  readonly onChoose: (id: string) => void
  readonly onCreate: (name: string) => void
  readonly onLeave: () => void
}) {
  const { t } = useLingui()
  const { formats } = useDesk()
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
      error={props.fault}
      chosen={undefined}
      search={search}
      onChoose={option => option && props.onChoose(option.value)}
      onCreate={props.onCreate}
      onBlur={props.onLeave}
    />
  )
}

/** Loads a customer and writes what she brings into the draft, as one step to undo. */
function useChoose(): (customerId: string) => Promise<void> {
  const store = useEditorStore()
  const trade = useTrade()
  const { workspaceId, company } = useDesk()
  return async customerId => {
    const answer = await call(getCustomer, { query: { workspaceId, customerId } })
    if (!answer.ok) {
      toasts.error(wordsOf(answer))
      return
    }
    const { buyer, seller, day } = trade()
    const context = { seller, day, dueDays: company.dueDays }
    const patch = withCustomer(store.read().draft, answer.value, buyer, context)
    store.dispatch({ do: 'set', patch, at: performance.now() })
  }
}
