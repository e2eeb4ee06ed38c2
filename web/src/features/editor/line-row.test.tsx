// @vitest-environment happy-dom
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Profiler, act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { COMPANY, INVOICE_ID } from '../../testing/samples.ts'
import { useFormats } from '../../format/formats.ts'
import { invoiceAccess } from './draft-access.ts'
import { EditorContextProvider, createViewStore } from './editor-context.ts'
import { FindingProvider } from './finding-store.tsx'
import { LineRow } from './line-row.tsx'
import { nextLine } from './new-line.ts'
import { sampleSaver } from './testing/sample-saver.ts'
import { SharedByLinesProvider } from './shared-by-lines.tsx'
import { type EditorStore, EditorStoreProvider, createEditorStore } from './store.ts'
import { TaxContextProvider } from './tax-context.tsx'

const TODAY = localDate('2026-03-12')
const LINES = 5
const view = createViewStore()

let unmount: () => void = () => undefined
afterEach(() => unmount())

function draftOfLines(): Draft {
  const empty = emptyDraft({ language: 'en', currency: 'EUR' })
  const seller = taxSellerOf(COMPANY.profile, { vatRegistered: true })
  const context = { seller, buyer: null, delivery: null, language: 'en', day: TODAY }
  const lines = Array.from({ length: LINES }, (_, index): DraftLine => ({
    ...nextLine(`line-${index}`, undefined, context, 'both'),
    name: `Item ${index}`,
    price: decimal('10'),
  }))
  return { ...empty, lines }
}

/** The rows of a draft, each counting its renders, with all its cells, by its id. */
function renderRows(): { readonly store: EditorStore; readonly rendered: () => readonly string[] } {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const store = createEditorStore(draftOfLines(), '.')
  const rendered: string[] = []
  const rows = store.read().draft.lines.map(({ id }, index) => (
    <Profiler key={id} id={id} onRender={() => void rendered.push(id)}>
      <LineRow id={id} index={index} count={LINES} />
    </Profiler>
  ))
  const parties = {
    seller: COMPANY.profile,
    vatRegistered: true,
    buyer: null,
    bankAccount: null,
    today: TODAY,
  }
  function Rows() {
    const formats = useFormats()
    const value = {
      workspaceId: COMPANY.workspaceId,
      invoiceId: INVOICE_ID,
      access: invoiceAccess({ workspaceId: COMPANY.workspaceId, invoiceId: INVOICE_ID }),
      company: COMPANY,
      own: COMPANY,
      accounts: [],
      today: TODAY,
      taxes: offeredTaxes(COMPANY.profile.address),
      formats,
      view,
    }
    return (
      <EditorContextProvider value={value}>
        <EditorStoreProvider value={store}>
          <TaxContextProvider buyer={null}>
            <FindingProvider parties={parties} saver={sampleSaver(1)}>
              <SharedByLinesProvider>{rows}</SharedByLinesProvider>
            </FindingProvider>
          </TaxContextProvider>
        </EditorStoreProvider>
      </EditorContextProvider>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('ol')))
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Rows />
      </I18nProvider>,
    ),
  )
  unmount = () => act(() => root.unmount())
  return { store, rendered: () => rendered.splice(0) }
}

test('a key in the price of a line renders that line, and no other', () => {
  const { store, rendered } = renderRows()
  expect(new Set(rendered()).size).toBe(LINES)
  const cell = { of: 'line', line: 'line-2', field: 'price' } as const
  act(() => store.dispatch({ do: 'type', cell, text: '107', decimalMark: '.', at: 0 }))
  expect([...new Set(rendered())]).toEqual(['line-2'])
})

test('a new currency renders every line', () => {
  const { store, rendered } = renderRows()
  rendered()
  act(() => store.dispatch({ do: 'set', patch: { currency: 'JPY' }, at: 0 }))
  expect(new Set(rendered()).size).toBe(LINES)
})
