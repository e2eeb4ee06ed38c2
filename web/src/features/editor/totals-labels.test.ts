// @vitest-environment happy-dom
import { countryRules } from '@bordereau/domain/country/rules'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { draftTotalsRows } from './draft-totals.ts'
import { EditorContextProvider } from './editor-context.ts'
import { sampleEditor } from './testing/sample-editor.tsx'
import { useRowLabel } from './totals-labels.ts'

const { tax } = specimenLine()
const RATES = { category: 'S', exemptionCode: '', exemptionReason: '' } as const

/** The labels of the totals of a French company's draft. */
function labelsOf(change: Partial<Draft>, country = 'FR'): readonly string[] {
  const draft = specimenDraft(change)
  const { around, context } = sampleEditor(draft)
  const profile = specimenProfile(country)
  const address = { ...profile.address, subdivision: country === 'IN' ? 'MH' : '' }
  const seller = { ...profile, address }
  const value = {
    ...context,
    company: { ...context.company, profile: seller },
    taxes: countryRules(country).taxes,
  }
  return draftTotalsRows(draft, { seller, buyer: seller }).map(row => {
    const label = renderHook(
      () => useRowLabel(row),
      children => {
        const inContext = createElement(EditorContextProvider, { value }, children)
        return createElement(I18nProvider, { i18n }, around(inContext))
      },
    )
    label.unmount()
    return label.value()
  })
}

test('each row of the totals is named in the order of the calculation', () => {
  const entry = (charge: boolean) => ({
    charge,
    value: { by: 'amount', amount: decimal('10') } as const,
    reason: '',
    reasonCode: '',
    tax,
  })
  expect(labelsOf({ allowancesCharges: [entry(false), entry(true)] })).toEqual([
    'Lines',
    'Discounts',
    'Charges',
    'Total without tax',
    'VAT 20% on 160.00',
    'Total',
    'Amount due',
  ])
})

test('a credit note states what is credited', () => {
  expect(labelsOf({ kind: 'credit_note' }).at(-1)).toBe('Credited')
})

test('a part of a tax has its own name and rate', () => {
  const lines = [specimenLine({ tax: { ...RATES, rate: decimal('18') } })]
  const labels = labelsOf({ currency: 'INR', lines }, 'IN')
  expect(labels.slice(1, 3)).toEqual(['CGST 9% on 160.00', 'SGST 9% on 160.00'])
})

test('a tax of 0 % has the name of the tax that was chosen, if the country has one', () => {
  const intraCommunity = countryRules('FR').taxes.find(({ category }) => category === 'K')
  if (!intraCommunity) throw new Error('France has no intra-community supply')
  const zero = taxOf(intraCommunity, 'en', null)
  expect(labelsOf({ lines: [specimenLine({ tax: zero })] })[1]).toBe(
    'Intra-Community supply of goods',
  )
  const unknown = { ...RATES, category: 'L', rate: decimal('0') } as const
  expect(labelsOf({ lines: [specimenLine({ tax: unknown })] })[1]).toBe('IGIC 0%')
})

test('the tax in the currency of the tax office names that currency', () => {
  const taxCurrency = { currency: 'PLN', rate: decimal('4.3') }
  expect(labelsOf({ taxCurrency })).toContain('VAT in PLN')
})
