// @vitest-environment happy-dom
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { noteRendered } from '@bordereau/ui/testing/rendered'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { DocumentAllowancesCharges } from './document-allowances-charges.tsx'
import { sampleEditor } from './testing/sample-editor.tsx'

test('a new discount on the whole document asks what it is for: that field has the focus', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { around } = sampleEditor(emptyDraft({ language: 'en', currency: 'EUR' }))
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(<I18nProvider i18n={i18n}>{around(<DocumentAllowancesCharges />)}</I18nProvider>),
  )
  noteRendered(() => act(() => root.unmount()))
  for (const path of ['allowancesCharges.0.reason', 'allowancesCharges.1.reason']) {
    const add = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Discount on the whole document',
    )
    act(() => add?.click())
    await until(() => expect(document.activeElement?.getAttribute('data-path')).toBe(path))
  }
})
