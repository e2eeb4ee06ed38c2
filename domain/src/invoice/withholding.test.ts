import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import { toText } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { billables } from '../testing/billable.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { composePreview } from './compose.ts'
import { SPECIMEN_DAY } from '../testing/draft.ts'
import type { Draft } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { statedPrepaid, totalsOf } from './totals.ts'
import { totalsRows } from './totals-rows.ts'
import { offeredWithholdings, withholdingName } from './withholding.ts'

const spanish = specimenProfile('ES')
const italian = specimenProfile('IT')
const vat = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const
const at = (rate: string, price: string, change = {}) =>
  specimenLine({ quantity: decimal('1'), price: decimal(price), tax: vat(rate), ...change })

function sums(draft: Draft) {
  const { gross, withheld, payable } = totalsOf(billableOf(draft))
  const text = (amount: bigint | undefined) =>
    amount === undefined ? undefined : toText(amount, draft.currency)
  return {
    gross: text(gross),
    base: text(withheld?.base),
    withheld: text(withheld?.amount),
    payable: text(payable),
  }
}

describe('what the buyer withholds', () => {
  test('is taken of the net amount and leaves tax and total alone: IRPF, RD 439/2007 art. 95.1', () => {
    const withholding = { key: 'irpf', rate: decimal('15'), of: 'net' } as const
    const draft = specimenDraft({ lines: [at('21', '1000')], withholding })
    expect(sums(draft)).toEqual({
      gross: '1210.00',
      base: '1000.00',
      withheld: '150.00',
      payable: '1060.00',
    })
  })

  // Risoluzione 109/E of 11 July 1996: the INPS contribution is part of the base, that of a professional fund is not.
  test.each([
    ['cassa', '1000.00', '200.00', '1068.80'],
    ['rivalsa_inps', '1040.00', '208.00', '1060.80'],
  ])('with the Italian charge %s is of %s: %s', (key, base, withheld, payable) => {
    const offer = countryRules('IT').settlement.charges.find(charge => charge.key === key)
    if (!offer) throw new Error(key)
    const charge = {
      charge: true,
      value: offer.value,
      reason: 'Contributo',
      reasonCode: '',
      tax: vat('22'),
      offer: key,
      isWithheld: offer.isWithheld,
    }
    const draft = specimenDraft({
      lines: [at('22', '1000')],
      allowancesCharges: [charge],
      withholding: { key: 'ritenuta', rate: decimal('20'), of: 'net' },
    })
    expect(sums(draft)).toEqual({ gross: '1268.80', base, withheld, payable })
  })

  // gov.uk: labour only, without VAT and materials; here 20 % of 1,200 of the 1,680 of a reverse charge invoice.
  test('is of services alone where the law leaves materials out: CIS, Finance Act 2004 s. 61', () => {
    const lines = [at('0', '1200', { supply: 'services' }), at('0', '480', { supply: 'goods' })]
    const withholding = { key: 'cis', rate: decimal('20'), of: 'services' } as const
    const draft = specimenDraft({ currency: 'GBP', lines, withholding })
    expect(sums(draft)).toMatchObject({ base: '1200.00', withheld: '240.00', payable: '1440.00' })
  })

  // Disbursements in the customer's name (suplidos, art. 78.Tres.3 LIVA; art. 15 DPR 633/1972) are no income.
  test('is not of a line that is left out', () => {
    const lines = [at('21', '1000'), at('0', '80', { isWithheld: false })]
    const withholding = { key: 'irpf', rate: decimal('15'), of: 'net' } as const
    expect(sums(specimenDraft({ lines, withholding }))).toMatchObject({
      base: '1000.00',
      withheld: '150.00',
      payable: '1140.00',
    })
  })

  test('is of a charge only where the seller says so', () => {
    const charge = (change = {}) => ({
      charge: true,
      value: { by: 'amount', amount: decimal('100') } as const,
      reason: 'Delivery',
      reasonCode: '',
      tax: vat('21'),
      ...change,
    })
    const withholding = { key: 'irpf', rate: decimal('15'), of: 'net' } as const
    const of = (one: ReturnType<typeof charge>) =>
      sums(specimenDraft({ lines: [at('21', '1000')], allowancesCharges: [one], withholding }))
    expect(of(charge())).toMatchObject({ base: '1000.00', withheld: '150.00' })
    expect(of(charge({ isWithheld: false }))).toMatchObject({ base: '1000.00' })
    expect(of(charge({ isWithheld: true }))).toMatchObject({ base: '1100.00', withheld: '165.00' })
  })

  test('is of what is left after a discount on the whole document', () => {
    const allowance = {
      charge: false,
      value: { by: 'percent', percent: decimal('10') },
      reason: 'x',
      reasonCode: '',
      tax: vat('21'),
    } as const
    const withholding = { key: 'irpf', rate: decimal('15'), of: 'net' } as const
    const draft = specimenDraft({
      lines: [at('21', '1000')],
      allowancesCharges: [allowance],
      withholding,
    })
    expect(sums(draft)).toMatchObject({ base: '900.00', withheld: '135.00' })
    const goods = at('21', '500', { supply: 'goods' })
    const mixed = {
      ...draft,
      lines: [...draft.lines, goods],
      withholding: { ...withholding, of: 'services' } as const,
    }
    expect(sums(mixed)).toMatchObject({ base: '1000.00' })
  })

  test('keeps the equation of the standard with its part in BT-113, for any document', () => {
    fc.assert(
      fc.property(billables(), fc.integer({ min: 0, max: 100 }), (billable, percent) => {
        const plain = totalsOf(billable)
        const totals = totalsOf({ ...billable, withholding: { key: 'x', rate: decimal(percent) } })
        expect(totals.payable).toBe(totals.gross - statedPrepaid(totals) + totals.rounding)
        expect(totals.payable + (totals.withheld?.amount ?? 0n)).toBe(plain.payable)
        expect({ ...totals, withheld: undefined, payable: 0n }).toEqual({
          ...plain,
          withheld: undefined,
          payable: 0n,
        })
      }),
    )
  })

  test('is a row before the amount due, and a note of the structured invoice', () => {
    const withholding = { key: 'irpf', rate: decimal('15'), of: 'net' } as const
    const draft = specimenDraft({ language: 'es', lines: [at('21', '1000')], withholding })
    const invoice = composePreview({
      draft,
      number: '1',
      issueDate: SPECIMEN_DAY,
      seller: spanish,
      buyer: spanish,
      bankAccount: null,
      specification: '',
      businessProcess: '',
    })
    const rows = totalsRows(invoice, totalsOf(invoice))
    expect(rows.slice(-2)).toMatchObject([
      { kind: 'withheld', key: 'irpf', base: 100_000n, amount: -15_000n },
      { kind: 'payable', amount: 106_000n },
    ])
    expect(invoice.notes.find(note => note.subjectCode === 'TXD')?.text.replace(/\s/g, ' ')).toBe(
      'Retención IRPF 15 % sobre 1.000,00 €: 150,00 €',
    )
  })

  test('needs a rate', () => {
    const draft = specimenDraft({ withholding: { key: 'other', rate: null, of: 'net' } })
    expect(missingFields(draft)).toEqual([
      { code: 'withholding_rate_missing', path: 'withholding.rate' },
    ])
    expect(totalsOf(billableOf(draft)).withheld?.amount).toBe(0n)
  })
})

describe('what may be withheld', () => {
  const keys = (seller: typeof spanish, buyer: typeof spanish | null) =>
    offeredWithholdings(seller, buyer).map(({ key }) => key)

  test('is offered by the seller’s law towards businesses of its country, and else left to the seller', () => {
    expect(keys(spanish, null)).toEqual(['irpf', 'irpf_start', 'irpf_rent', 'other'])
    expect(keys(spanish, spanish)).toEqual(['irpf', 'irpf_start', 'irpf_rent', 'other'])
    expect(keys(italian, { ...italian, kind: 'government' })).toEqual(['ritenuta', 'other'])
    expect(keys(spanish, { ...spanish, kind: 'person' })).toEqual(['other'])
    expect(keys(spanish, italian)).toEqual(['other'])
    expect(keys(specimenProfile('PT'), null)).toEqual(['other'])
  })

  // DGT V2609-23 (ES); art. 25 DPR 600/1973 (IT); gov.uk, CIS (GB); Income-tax Act 2025 s. 393 (IN).
  test.each([
    ['ES', ['irpf 15', 'irpf_start 7', 'irpf_rent 19']],
    ['IT', ['ritenuta 20']],
    ['GB', ['cis 20', 'cis_unregistered 30']],
    ['IN', ['tds_professional 10', 'tds_technical 2', 'tds_contractor 1', 'tds_contractor_firm 2']],
  ])('has the rates of the law of %s', (country, rates) => {
    const { withholdings } = countryRules(country).settlement
    expect(withholdings.map(({ key, rate }) => `${key} ${rate}`)).toEqual(rates)
    expect(withholdings.every(({ law, url }) => law !== '' && url.startsWith('https://'))).toBe(
      true,
    )
  })

  test('has the name that its country prints, and a plain one for a key of a later release', () => {
    expect(withholdingName('IT', 'ritenuta', 'it')).toBe("Ritenuta d'acconto")
    expect(withholdingName('IT', 'of_later', 'de')).toBe('Einbehaltene Steuer')
  })
})
