// @vitest-environment happy-dom
import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { noteRendered } from '@bordereau/ui/testing/rendered'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { DocumentAllowancesCharges } from './document-allowances-charges.tsx'
import { sampleEditor } from './testing/sample-editor.tsx'

function render(draft: Draft) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { around, store } = sampleEditor(draft)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(<I18nProvider i18n={i18n}>{around(<DocumentAllowancesCharges />)}</I18nProvider>),
  )
  noteRendered(() => act(() => root.unmount()))
  const add = (label: string) => {
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    )
    act(() => button?.click())
  }
  return { container, store, add, discount: () => add('Discount on the whole document') }
}

test('a new discount on the whole document asks what it is for: that field has the focus', async () => {
  const { discount } = render(emptyDraft({ language: 'en', currency: 'EUR' }))
  for (const path of ['allowancesCharges.0.reason', 'allowancesCharges.1.reason']) {
    discount()
    await until(() => expect(document.activeElement?.getAttribute('data-path')).toBe(path))
  }
})

test('a discount is under the taxes of the lines, unless another is chosen; a charge is under one', () => {
  const { tax } = specimenLine()
  const lines = ['20', '5.5'].map((rate, i) =>
    specimenLine({ id: `line-${i}`, tax: { ...tax, rate: decimal(rate) } }),
  )
  const { container, store, add, discount } = render(specimenDraft({ lines }))
  discount()
  add('Charge')
  const entries = () => store.read().draft.allowancesCharges
  const taxOf = (index: number) =>
    container.querySelector<HTMLSelectElement>(`select[data-path="allowancesCharges.${index}.tax"]`)
  const choose = (value: string) =>
    act(() => {
      const select = taxOf(0)
      if (!select) throw new Error('no choice of the tax')
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const amount = () => container.querySelector('output')?.textContent
  expect(entries().map(({ isShared }) => isShared)).toEqual([true, undefined])
  expect(taxOf(0)?.selectedOptions[0]?.textContent).toBe('As the lines')
  expect(taxOf(1)?.selectedOptions[0]?.textContent).toMatch(/^20/)
  act(() =>
    store.dispatch({
      do: 'setAllowanceCharge',
      index: 0,
      patch: { value: { by: 'amount', amount: decimal('10.01') } },
      at: 0,
    }),
  )
  // Of both parts.
  expect(amount()).toMatch(/^-.*10\.01$/)
  const own = [...(taxOf(0)?.options ?? [])].find(({ text }) => text.startsWith('20'))
  choose(own?.value ?? '')
  expect(entries()[0]).toMatchObject({ tax: { rate: '20' }, isShared: undefined })
  choose('lines')
  expect(entries()[0]).toMatchObject({ isShared: true })
})
