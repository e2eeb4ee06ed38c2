import type { BankAccount, Company } from '@bordereau/contract/company'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { getCustomer } from '@bordereau/contract/customers'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { chooseAccount } from '@bordereau/domain/party/choose-account'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { Paper, PaperRule } from '@bordereau/ui/paper/paper'
import { toasts } from '@bordereau/ui/toast/toast'
import { i18n } from '@lingui/core'
import { useLingui } from '#macros'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQuery } from '../../data/query.ts'
import { todayIn, useFormats } from '../../format/formats.ts'
import { LivePreview } from './live-preview.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import {
  type EditorContext,
  EditorContextProvider,
  createViewStore,
  useEditorContext,
} from './editor-context.ts'
import { useDraftDialogs } from './draft-dialogs.tsx'
import { DocumentAllowancesCharges } from './document-allowances-charges.tsx'
import { EditorBar } from './editor-bar.tsx'
import css from './editor.module.css'
import { FindingProvider } from './finding-store.tsx'
import { HeadBlock } from './head-block.tsx'
import { draftBackup } from './draft-backup.ts'
import { useMe } from '../../data/session.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { withParameters, currentParameters } from '../list/list-state.ts'
import { LineGrid } from './line-grid.tsx'
import { handleHistoryKey } from './line-keys.ts'
import { nextLine } from './new-line.ts'
import { NotesBlock } from './notes-block.tsx'
import { SidePanel, isPanel } from './side-panel.tsx'
import { PhoneSheets } from './phone-sheets.tsx'
import { ruleMessages } from './rule-messages.ts'
import { EditorStoreProvider, createEditorStore, useDraft, useEditorStore } from './store.ts'
import { TotalsBlock } from './totals-block.tsx'
import { TaxContextProvider } from './tax-context.tsx'
import { useSaver } from './use-saver.ts'
import { newId } from '../../data/id.ts'

type Props = {
  readonly invoice: InvoiceView
  readonly company: Company
  readonly accounts: readonly BankAccount[]
}

/** The editor of a draft, laid out as the printed document. */
export function Editor({ invoice, company, accounts }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  // A backup in this browser is newer than the version on the server.
  const personId = usePersonId()
  const [backup] = useState(() => draftBackup({ personId, invoiceId: invoice.id }).read())
  const [store] = useState(() =>
    createEditorStore(backup?.draft ?? initialDraft(invoice, company), formats.mark),
  )
  const [view] = useState(createViewStore)
  const context = useMemo((): EditorContext => {
    const today = todayIn(company.timeZone)
    const taxes = offeredTaxes(company.profile.address)
    const { workspaceId } = company
    return { workspaceId, invoiceId: invoice.id, company, accounts, today, taxes, formats, view }
  }, [invoice.id, company, accounts, formats, view])
  useEffect(() => void ruleMessages.load(i18n.locale), [])
  useEffect(() => {
    if (backup) toasts.info(t`Unsaved changes from last time have been restored.`)
  }, [backup, t])
  return (
    <EditorContextProvider value={context}>
      <EditorStoreProvider value={store}>
        <EditorSession
          invoice={invoice}
          version={backup?.version ?? invoice.version}
          unsaved={backup !== undefined}
        />
      </EditorStoreProvider>
    </EditorContextProvider>
  )
}

/** A document without lines starts with an empty line, which is saved with the first change. */
function initialDraft({ draft, buyer }: InvoiceView, company: Company): Draft {
  if (draft.lines.length > 0 || draft.kind === 'credit_note') return draft
  const line = nextLine(newId(), undefined, {
    seller: taxSellerOf(company.profile, company.vatRegistered),
    buyer,
    delivery: draft.deliveryAddress,
    language: draft.language,
    day: supplyDay(draft, todayIn(company.timeZone)),
  })
  return { ...draft, lines: [line] }
}

function EditorSession(props: { invoice: InvoiceView; version: number; unsaved: boolean }) {
  const { workspaceId, invoiceId, company, accounts, today } = useEditorContext()
  const store = useEditorStore()
  const { version, unsaved } = props
  const personId = usePersonId()
  const saver = useSaver(store, { workspaceId, invoiceId, personId, version, unsaved })
  useLeaveGuard(saver)
  const buyer = useBuyer(props.invoice)
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const bankAccount = chooseAccount(accounts, { id: bankAccountId, currency }) ?? null
  const parties = useMemo(
    () => ({
      seller: company.profile,
      vatRegistered: company.vatRegistered,
      buyer,
      bankAccount,
      today,
    }),
    [company, buyer, bankAccount, today],
  )
  return (
    <TaxContextProvider buyer={buyer}>
      <FindingProvider parties={parties}>
        <Canvas buyer={buyer} saver={saver} />
        <ConflictDialog saver={saver} />
      </FindingProvider>
    </TaxContextProvider>
  )
}

function Canvas({
  buyer,
  saver,
}: {
  buyer: PartyProfile | null
  saver: ReturnType<typeof useSaver>
}) {
  const { t } = useLingui()
  const store = useEditorStore()
  const { company } = useEditorContext()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('panel')
  const panel = isPanel(requested) ? requested : 'check'
  const split = search.get('preview') === 'beside'
  const setParameter = (name: string, value: string | undefined) =>
    setSearch(withParameters(currentParameters(), { [name]: value }), {
      replace: true,
      preventScrollReset: true,
    })
  const onCheck = () => setParameter('panel', 'check')
  const dialogs = useDraftDialogs(saver, buyer?.legalName ?? '', onCheck)
  const bar = {
    saver,
    buyer,
    dialogs,
    onCheck,
    split,
    onSplit: (on: boolean) => setParameter('preview', on ? 'beside' : undefined),
  }
  return (
    // Key events come from the fields inside; the element itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.canvas}
      data-split={split || undefined}
      onKeyDown={event => handleHistoryKey(event, store)}
    >
      <EditorBar {...bar} />
      <Paper label={t`Document`} design={company.paperDesign} accent={company.accentColor}>
        <HeadBlock buyer={buyer} />
        <LineGrid />
        <div className={css.foot}>
          <DocumentAllowancesCharges />
          <TotalsBlock />
        </div>
        <PaperRule />
        <NotesBlock />
      </Paper>
      {split ? (
        <div className={css.preview}>
          <LivePreview />
        </div>
      ) : (
        <div className={css.side}>
          <SidePanel open={panel} onOpen={name => setParameter('panel', name)} />
        </div>
      )}
      <PhoneSheets bar={bar} panel={panel} onPanel={name => setParameter('panel', name)} />
      {dialogs.element}
    </div>
  )
}

/** The profile of the chosen customer; until it is loaded, of the customer the invoice was loaded with. */
function useBuyer(invoice: InvoiceView): PartyProfile | null {
  const { workspaceId } = useEditorContext()
  const customerId = useDraft('customerId')
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(getCustomer, query, { enabled: customerId !== null })
  if (customerId === null) return null
  if (data?.id === customerId) return data.profile
  return customerId === invoice.draft.customerId ? invoice.buyer : null
}

/** Id of the signed-in user, under whom this browser stores a backup of the draft. */
function usePersonId(): string {
  return useMe().person?.id ?? ''
}
