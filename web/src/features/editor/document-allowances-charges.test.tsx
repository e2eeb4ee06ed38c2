// @vitest-environment happy-dom
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { localDate } from '@bordereau/domain/date'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { COMPANY, INVOICE_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { useFormats } from '../../format/formats.ts'
import { DocumentAllowancesCharges } from './document-allowances-charges.tsx'
import { invoiceAccess } from './draft-access.ts'
import { EditorContextProvider, createViewStore } from './editor-context.ts'
import { FindingProvider } from './finding-store.tsx'
import { EditorStoreProvider, createEditorStore } from './store.ts'
import { TaxContextProvider } from './tax-context.tsx'

const { workspaceId, profile } = COMPANY
const today = localDate('2026-03-12')
const view = createViewStore()
const store = createEditorStore(emptyDraft({ language: 'en', currency: 'EUR' }), '.')
const parties = { seller: profile, vatRegistered: true, buyer: null, bankAccount: null, today }

let unmount: () => void = () => undefined
afterEach(() => unmount())

function Shown() {
  const invoiceRef = { workspaceId, invoiceId: INVOICE_ID }
  const value = {
    ...invoiceRef,
    access: invoiceAccess(invoiceRef),
    company: COMPANY,
    own: COMPANY,
    accounts: [],
    today,
    taxes: [],
    formats: useFormats(),
    view,
  }
  return (
    <EditorContextProvider value={value}>
      <EditorStoreProvider value={store}>
        <TaxContextProvider buyer={null}>
          <FindingProvider parties={parties}>
            <DocumentAllowancesCharges />
          </FindingProvider>
        </TaxContextProvider>
      </EditorStoreProvider>
    </EditorContextProvider>
  )
}

test('a new discount on the whole document asks what it is for: that field has the focus', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Shown />
      </I18nProvider>,
    ),
  )
  unmount = () => act(() => root.unmount())
  for (const path of ['allowancesCharges.0.reason', 'allowancesCharges.1.reason']) {
    const add = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Discount on the whole document',
    )
    act(() => add?.click())
    await until(() => expect(document.activeElement?.getAttribute('data-path')).toBe(path))
  }
})
