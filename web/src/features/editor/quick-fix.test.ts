import { decimal } from '@bordereau/domain/money/decimal'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { SPECIMEN_DAY } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { initialHistory, reduceHistory } from './draft-state.ts'
import { quickFixFor } from './quick-fix.ts'

const french = specimenProfile('FR')
const taxContext: TaxContext = {
  seller: taxSellerOf(french, { vatRegistered: true }),
  buyer: null,
  delivery: null,
  language: 'en',
  day: SPECIMEN_DAY,
}
const draft = specimenDraft({
  issueDate: SPECIMEN_DAY,
  lines: [specimenLine({ id: 'a' }), specimenLine({ id: 'b', unit: '', quantity: null })],
})

/** The label of the fix and the draft after it; undefined without a fix. */
function fixed(code: string, path: string, { from = draft, context = taxContext } = {}) {
  const fix = quickFixFor({ code, path }, from, context, french.address)
  return (
    fix && {
      label: fix.label(),
      draft: reduceHistory(initialHistory(from), fix.action).present.draft,
    }
  )
}

test('a date in the future becomes that of the day of issue', () => {
  const fix = fixed('issue_date_in_future', 'issueDate')
  expect(fix?.label).toBe('Use today')
  expect(fix?.draft.issueDate).toBeNull()
})

test('a missing unit becomes pieces, a missing quantity one, in that line', () => {
  const unit = fixed('unit_missing', 'lines.1.unit')
  expect(unit?.label).toBe('Set “piece”')
  expect(unit?.draft.lines.map(line => line.unit)).toEqual(['HUR', 'C62'])
  const quantity = fixed('quantity_missing', 'lines.1.quantity')
  expect(quantity?.label).toBe('Set 1')
  expect(quantity?.draft.lines.map(line => line.quantity)).toEqual(['2', '1'])
})

test('a tax without its reason gets the one of the country of the seller', () => {
  const exempt = { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason: '' }
  const lines = [specimenLine({ tax: { ...exempt, category: 'E' } })]
  const from = specimenDraft({ lines })
  for (const [code, path] of [
    ['BR-E-10', 'lines.0.tax'],
    ['x', 'lines.0.tax.exemptionReason'],
  ] as const) {
    const fix = fixed(code, path, { from })
    expect(fix?.label).toBe('Add the reason')
    expect(fix?.draft.lines[0]?.tax.exemptionReason).not.toBe('')
  }
})

test('a tax that does not suit the customer becomes the suggested one', () => {
  const buyer = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })
  const fix = fixed('BR-S-02', 'lines.0.tax', { context: { ...taxContext, buyer } })
  expect(fix?.label).toBe('Set the tax for this customer')
  expect(fix?.draft.lines[0]?.tax.category).toBe('AE')
})

test('which tax is right is a question: that of the place of supply, or what is supplied is said', () => {
  const buyer = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })
  const context = { ...taxContext, buyer }
  const finding = { code: 'BDX-TAX-02', path: 'lines.1.tax' }
  const fix = quickFixFor(finding, draft, context, french.address)
  expect(fix?.label()).toBe('Use the tax of the place of supply')
  expect(fix?.otherwise).toBe('lines.1.supply')
  expect(
    fixed(finding.code, finding.path, { context })?.draft.lines.map(({ tax }) => tax.category),
  ).toEqual(['S', 'AE'])
})

test('a tax that the decision itself asks for is none to use', () => {
  const buyer = specimenProfile('DE')
  const land = specimenLine({ id: 'a', supply: 'land' })
  const from = specimenDraft({ lines: [land] })
  const context = { ...taxContext, buyer }
  expect(fixed('BDX-TAX-02', 'lines.0.tax', { from, context })).toBeUndefined()
})

test('where only the user knows what is meant, there is no fix', () => {
  // The suggested tax is the one that the line has.
  expect(fixed('BR-S-02', 'lines.0.tax')).toBeUndefined()
  // No exemption applies to the standard rate.
  expect(fixed('BR-S-10', 'lines.0.tax')).toBeUndefined()
  expect(fixed('name_missing', 'lines.0.name')).toBeUndefined()
  expect(fixed('unit_missing', 'lines.7.unit')).toBeUndefined()
  expect(fixed('unit_missing', 'customerId')).toBeUndefined()
})

test('a stamp duty that is due is charged to the customer', () => {
  const lines = [specimenLine({ id: 'a' })]
  const from = specimenDraft({ lines })
  const italy = specimenProfile('IT').address
  const fix = quickFixFor(
    { code: 'BDX-PAY-02', path: 'allowancesCharges' },
    from,
    taxContext,
    italy,
  )
  if (!fix) throw new Error('no fix')
  expect(fix.label()).toBe('Charge it to the customer')
  const { draft: after } = reduceHistory(initialHistory(from), fix.action).present
  expect(after.allowancesCharges).toMatchObject([{ offer: 'bollo', value: { amount: '2' } }])
  expect(fixed('BDX-PAY-02', 'allowancesCharges')).toBeUndefined()
})

test('the words of split payment are added to the statements that were chosen', () => {
  const finding = { code: 'BDX-PAY-04', path: 'statements' }
  const from = specimenDraft({ statements: ['other'] })
  const fix = quickFixFor(finding, from, taxContext, specimenProfile('PL').address)
  expect(fix?.label()).toBe('Add these words')
  const after = fix && reduceHistory(initialHistory(from), fix.action).present.draft
  expect(after?.statements).toEqual(['other', 'split_payment'])
})

test('the fixes of several lines are one step of undo', () => {
  const from = specimenDraft({
    lines: ['a', 'b', 'c'].map(id => specimenLine({ id, unit: id === 'b' ? 'HUR' : '' })),
  })
  const actions = [0, 2].flatMap(
    i =>
      quickFixFor(
        { code: 'unit_missing', path: `lines.${i}.unit` },
        from,
        taxContext,
        french.address,
      )?.action ?? [],
  )
  const fixedAll = reduceHistory(initialHistory(from), { do: 'each', actions })
  expect(fixedAll.present.draft.lines.map(({ unit }) => unit)).toEqual(['C62', 'HUR', 'C62'])
  expect(reduceHistory(fixedAll, { do: 'undo' }).present.draft).toEqual(from)
})

test('what no font can print is removed from the texts of the document', () => {
  const from = specimenDraft({ note: 'Merci 🎉', lines: [specimenLine({ name: '🎉 Design' })] })
  expect(fixed('not_printable', 'note', { from })?.draft.note).toBe('Merci')
  expect(fixed('not_printable', 'lines.0.name', { from })?.draft.lines[0]?.name).toBe('Design')
  expect(fixed('not_printable', 'deliveryAddress.city', { from })).toBeUndefined()
  expect(fixed('not_printable', 'buyer.legalName', { from })).toBeUndefined()
})
