import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES, DOCUMENT_TYPE_RULES } from '../document-kind.ts'
import { localDate } from '../date.ts'
import { countryRules } from '../country/rules.ts'
import { decimal } from '../money/decimal.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { textIn } from '../text/text.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { billableOf } from './billable-of.ts'
import { composePreview } from './compose.ts'
import { debit, replace, seriesKindOf } from './correct.ts'
import { creditInFull } from './credit.ts'
import { documentTitle, titleOfInvoice } from './document-title.ts'
import type { Draft } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { asDifference, isShownNegative } from './paper-sign.ts'
import { totalsOf } from './totals.ts'

const issueDate = localDate('2026-10-01')
const issued = (draft: Draft) => ({ invoiceId: 'i', number: 'F1', issueDate, draft })
let ids = 0
const newId = () => `new-${(ids += 1)}`
const invoice = specimenDraft({
  lines: [specimenLine({ quantity: decimal('1'), price: decimal('1000'), note: 'x' })],
})

function composed(draft: Draft, country = 'FR') {
  return composePreview({
    draft,
    number: 'N1',
    issueDate: SPECIMEN_DAY,
    seller: specimenProfile(country),
    buyer: specimenProfile(country),
    bankAccount: null,
    specification: 'urn:cen.eu:en16931:2017',
    businessProcess: '',
  })
}

describe('corrections of an issued invoice', () => {
  test('a debit note asks for the difference and refers to the invoice', () => {
    const note = debit(issued(invoice), 'Forgotten hour', newId)
    if (!note.ok) throw new Error(note.refusal)
    expect(note.value).toMatchObject({
      kind: 'invoice',
      type: 'debit_note',
      corrects: { number: 'F1', reason: 'Forgotten hour' },
    })
    expect(missingFields(note.value).map(({ code }) => code)).toEqual([
      'name_missing',
      'price_missing',
    ])
    expect(composed(note.value)).toMatchObject({
      typeCode: '383',
      precedingInvoices: [{ number: 'F1', issueDate }],
    })
  })

  test('a debit note on a final invoice sets neither deposits nor what was prepaid off again', () => {
    const deposit = { invoiceId: 'd', number: 'A1', issueDate, vat: [], amount: decimal('400') }
    const final = { ...invoice, deposits: [deposit], prepaid: decimal('50') }
    const note = debit(issued(final), 'Forgotten hour', newId)
    if (!note.ok) throw new Error(note.refusal)
    expect(note.value.deposits).toBeUndefined()
    const lines = note.value.lines.map(line => ({ ...line, price: decimal('500') }))
    expect(totalsOf(billableOf({ ...note.value, lines }))).toMatchObject({
      prepaid: 0n,
      payable: 60_000n,
    })
  })

  test('a corrected invoice has the whole content and what it replaces', () => {
    const corrected = replace(issued(invoice), 'Wrong address', newId, [])
    if (!corrected.ok) throw new Error(corrected.refusal)
    expect(corrected.value.corrects?.replaced).toEqual({ net: '1000', tax: '200', payable: '1200' })
    expect(totalsOf(billableOf(corrected.value))).toMatchObject({ payable: 120_000n })
    expect(composed(corrected.value)).toMatchObject({ typeCode: '384', replacedPayable: '1200' })
  })

  test('neither of a credit note; a corrected invoice neither of deposits nor after a credit note', () => {
    const note = creditInFull(issued(invoice), 'x', newId)
    if (!note.ok) throw new Error(note.refusal)
    expect(debit(issued(note.value), 'x', newId)).toMatchObject({ refusal: 'is_credit_note' })
    expect(replace(issued(note.value), 'x', newId, [])).toMatchObject({ refusal: 'is_credit_note' })
    const refused = { refusal: 'not_replaceable' }
    expect(replace(issued(invoice), 'x', newId, [note.value])).toMatchObject(refused)
    expect(replace(issued({ ...invoice, type: 'deposit' }), 'x', newId, [])).toMatchObject(refused)
    const deposit = { invoiceId: 'd', number: 'A1', issueDate, vat: [], amount: decimal('1') }
    expect(replace(issued({ ...invoice, deposits: [deposit] }), 'x', newId, [])).toMatchObject(
      refused,
    )
  })

  test.each([
    // Ustawa o VAT, art. 106j: all corrections are faktury korygujące, numbered as such.
    ['PL', ['credit_note', 'debit_note', 'corrected_invoice'], 'credit_note', true],
    // RD 1619/2012, art. 6.1.a: a series of their own; art. 15.5: differences or replacement.
    ['ES', ['credit_note', 'debit_note', 'corrected_invoice'], 'credit_note', true],
    // BR-FR-04 has no 383, BR-DE-17 neither.
    ['FR', ['credit_note', 'corrected_invoice'], 'invoice', false],
    ['DE', ['credit_note', 'corrected_invoice'], 'invoice', false],
    // DPR 633/1972, art. 26.
    ['IT', ['credit_note', 'debit_note'], 'invoice', false],
    // CGST Act 2017, s. 34.
    ['IN', ['credit_note', 'debit_note'], 'invoice', false],
    // Peppol P0112: 384 between German parties only.
    ['BE', ['credit_note', 'debit_note'], 'invoice', false],
    ['US', ['credit_note', 'debit_note'], 'invoice', false],
    // Directive 2006/112/EC, art. 219.
    ['PT', ['credit_note', 'debit_note', 'corrected_invoice'], 'invoice', false],
  ] as const)('%s: %j', (country, types, series, negative) => {
    expect(countryRules(country).corrections.types).toEqual(types)
    expect(seriesKindOf('debit_note', country)).toBe(series)
    expect(seriesKindOf('corrected_invoice', country)).toBe(series)
    expect(seriesKindOf('deposit', country)).toBe('invoice')
    expect(seriesKindOf('credit_note', country)).toBe('credit_note')
    expect(seriesKindOf('deposit', country)).toBe('invoice')
    expect(isShownNegative('credit_note', country)).toBe(negative)
    expect(isShownNegative('invoice', country)).toBe(false)
  })
})

describe('a document', () => {
  test('has a type code that BT-3 and its kind agree on', () => {
    expect(DOCUMENT_TYPES.map(type => DOCUMENT_TYPE_RULES[type].typeCode)).toEqual([
      '380',
      '386',
      '381',
      '383',
      '384',
      '389',
      '261',
    ])
  })

  test('is called by its type in every language, and a final invoice by its deposits', () => {
    for (const language of TEXT_LANGUAGES) {
      const { paper } = textIn(language)
      const titles = DOCUMENT_TYPES.map(type =>
        documentTitle(paper, { type, setsOffDeposits: false }),
      )
      expect(titles.every(title => title !== '')).toBe(true)
      const final = documentTitle(paper, { type: 'invoice', setsOffDeposits: true })
      expect(new Set([...titles.slice(0, 3), final]).size).toBe(4)
    }
    expect(titleOfInvoice(textIn('de').paper, { typeCode: '386' })).toBe('Anzahlungsrechnung')
    expect(titleOfInvoice(textIn('en').paper, { typeCode: '396' })).toBe('Credit note')
    expect(titleOfInvoice(textIn('en').paper, { typeCode: '261' })).toBe('Self-billing credit note')
  })

  test('shown as a difference has every amount negative, and its totals still add up', () => {
    const content = { invoice: composed(invoice), totals: totalsOf(billableOf(invoice)) }
    const shown = asDifference(content)
    expect(shown.invoice.lines.map(({ quantity }) => quantity)).toEqual(['-1'])
    expect(shown.totals).toEqual(totalsOf(shown.invoice))
  })

  test('with two taxes on a line is negative in both as a difference', () => {
    // LIVA art. 161: a Spanish correction to a retailer under the equivalence regime.
    const parts = [
      { name: 'IVA', rate: decimal('21') },
      { name: 'Recargo de equivalencia', rate: decimal('5.2') },
    ]
    const surcharged = {
      ...invoice,
      lines: invoice.lines.map(line => ({
        ...line,
        tax: { ...line.tax, rate: decimal('26.2'), parts },
      })),
    }
    const shown = asDifference({
      invoice: composed(surcharged),
      totals: totalsOf(billableOf(surcharged)),
    })
    expect(shown.totals).toEqual(totalsOf(shown.invoice))
    expect(shown.totals.vat[0]?.parts?.map(({ tax }) => tax < 0n)).toEqual([true, true])
  })
})
