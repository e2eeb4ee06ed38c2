import { getCustomer } from '@bordereau/contract/customers'
import { offeredTaxes } from '@bordereau/domain/country/taxes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { Paper, PaperRule } from '@bordereau/ui/paper/paper'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGet } from '../../query.ts'
import { todayIn, useFormats } from '../invoices/formats.ts'
import { DraftPreview } from '../preview/draft-preview.tsx'
import { ConflictDialog } from './conflict.tsx'
import {
  type Account,
  type Company,
  type Desk,
  DeskProvider,
  type InvoiceView,
  createViewStore,
  useDesk,
} from './desk.ts'
import { DocumentEntries } from './document-entries.tsx'
import { EditorBar } from './editor-bar.tsx'
import css from './editor.module.css'
import { FaultProvider } from './fault-list.tsx'
import { HeadBlock } from './head-block.tsx'
import { keptDrafts } from './kept.ts'
import { useLeave } from './leave.ts'
import { withWords, wordsNow } from '../list/list-state.ts'
import { LineGrid } from './line-grid.tsx'
import { pressHistory } from './line-keys.ts'
import { emptyLine } from './new-line.ts'
import { NotesBlock } from './notes-block.tsx'
import { Panel, isPanel } from './panel.tsx'
import { accountOf } from './payment-panel.tsx'
import { PhoneSheets } from './phone-sheets.tsx'
import { loadSentences } from './sentences.ts'
import { EditorProvider, createEditorStore, useDraft, useEditor, useEditorStore } from './store.ts'
import { TotalsBlock } from './totals-block.tsx'
import { TradeProvider } from './trade.tsx'
import { useSaver } from './use-saver.ts'
import { newId } from '../../id.ts'

type Props = {
  readonly invoice: InvoiceView
  readonly company: Company
  readonly accounts: readonly Account[]
}

/** The editor of a draft: a document, not a form. */
export function Editor({ invoice, company, accounts }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  // What this browser kept of an earlier visit is newer than what the server has.
  const [kept] = useState(() => keptDrafts.read(invoice.id))
  const [store] = useState(() =>
    createEditorStore(kept?.draft ?? firstDraft(invoice, company), formats.mark),
  )
  const [view] = useState(createViewStore)
  const desk = useMemo((): Desk => {
    const today = todayIn(company.timeZone)
    const taxes = taxesOn(offeredTaxes(company.profile.address.country), today)
    const { workspaceId } = company
    return { workspaceId, invoiceId: invoice.id, company, accounts, today, taxes, formats, view }
  }, [invoice.id, company, accounts, formats, view])
  useEffect(() => void loadSentences(), [])
  useEffect(() => {
    if (kept) toasts.info(t`What was not saved last time is back on the paper.`)
  }, [kept, t])
  return (
    <DeskProvider value={desk}>
      <EditorProvider value={store}>
        <Desktop
          invoice={invoice}
          version={kept?.version ?? invoice.version}
          unsaved={kept !== undefined}
        />
      </EditorProvider>
    </DeskProvider>
  )
}

/** A document without lines is begun with an empty one, ready to be written in; it is saved once something is. */
function firstDraft({ draft, buyer }: InvoiceView, company: Company): Draft {
  if (draft.lines.length > 0 || draft.kind === 'credit_note') return draft
  const line = emptyLine(newId(), undefined, {
    seller: {
      country: company.profile.address.country,
      vatRegistered: company.vatRegistered,
    },
    buyer,
    language: draft.language,
    day: draft.issueDate ?? todayIn(company.timeZone),
  })
  return { ...draft, lines: [line] }
}

function Desktop(props: { invoice: InvoiceView; version: number; unsaved: boolean }) {
  const { workspaceId, invoiceId, company, accounts, today } = useDesk()
  const store = useEditorStore()
  const { version, unsaved } = props
  const saver = useSaver(store, { workspaceId, invoiceId, version, unsaved })
  useLeave(saver)
  const buyer = useBuyer(props.invoice)
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const bankAccount = accountOf(accounts, bankAccountId, currency) ?? null
  const parties = useMemo(
    () => ({ seller: company.profile, buyer, bankAccount, today }),
    [company, buyer, bankAccount, today],
  )
  return (
    <TradeProvider buyer={buyer}>
      <FaultProvider parties={parties}>
        <Surface buyer={buyer} saver={saver} />
        <ConflictDialog saver={saver} />
      </FaultProvider>
    </TradeProvider>
  )
}

function Surface({
  buyer,
  saver,
}: {
  buyer: PartyProfile | null
  saver: ReturnType<typeof useSaver>
}) {
  const { t } = useLingui()
  const store = useEditorStore()
  const { company } = useDesk()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('panel')
  const panel = isPanel(asked) ? asked : 'check'
  const split = search.get('preview') === 'beside'
  const put = (name: string, value: string | undefined) =>
    setSearch(withWords(wordsNow(), { [name]: value }), { replace: true, preventScrollReset: true })
  const bar = {
    saver,
    buyer,
    onCheck: () => put('panel', 'check'),
    split,
    onSplit: (on: boolean) => put('preview', on ? 'beside' : undefined),
  }
  return (
    // The keys come from the fields inside; the desk itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.desk}
      data-split={split || undefined}
      onKeyDown={event => pressHistory(event, store)}
    >
      <EditorBar {...bar} />
      <Paper label={t`Document`} design={company.paperDesign} accent={company.accentColor}>
        <HeadBlock buyer={buyer} />
        <LineGrid />
        <div className={css.foot}>
          <DocumentEntries />
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
          <Panel open={panel} onOpen={name => put('panel', name)} />
        </div>
      )}
      <PhoneSheets bar={bar} panel={panel} onPanel={name => put('panel', name)} />
    </div>
  )
}

/** The preview of what is on the paper now. */
export function LivePreview() {
  const { workspaceId } = useDesk()
  const draft = useEditor(state => state.draft)
  return <DraftPreview draft={draft} workspaceId={workspaceId} />
}

/** The customer of the draft as the law's rules need it. */
function useBuyer(invoice: InvoiceView): PartyProfile | null {
  const { workspaceId } = useDesk()
  const customerId = useDraft('customerId')
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useGet(getCustomer, query, { enabled: customerId !== null })
  if (customerId === null) return null
  if (data?.id === customerId) return data.profile
  return customerId === invoice.draft.customerId ? invoice.buyer : null
}
