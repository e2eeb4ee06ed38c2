import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../date.ts'
import { billableOf } from '../invoice/billable-of.ts'
import type { Draft } from '../invoice/draft.ts'
import { emptyDraft, emptyLine } from '../invoice/empty.ts'
import { totalsOf } from '../invoice/totals.ts'
import { decimal } from '../money/decimal.ts'
import {
  agreedDraft,
  asQuote,
  invoiceOfQuote,
  isQuote,
  offeredDraft,
  optionalLines,
  validUntilOf,
} from './agreed.ts'
import { quoteMissingFields } from './missing-fields.ts'
import { readSignature, signatureSvg } from './signature.ts'
import {
  QUOTE_ACTIONS,
  QUOTE_STATES,
  type QuoteFacts,
  decideQuoteAction,
  quoteStatusOf,
} from './status.ts'

const TODAY = localDate('2026-06-15')
const STANDARD = {
  category: 'S',
  rate: decimal('20'),
  exemptionCode: '',
  exemptionReason: '',
} as const

function quoteOf(lines: readonly { price: string; isOptional?: boolean; rate?: string }[]): Draft {
  return {
    ...emptyDraft({ currency: 'EUR', language: 'en' }),
    validity: { by: 'days', days: 30 },
    lines: lines.map(({ price, rate = '20', ...rest }, i) => ({
      ...emptyLine(`l${i}`, { ...STANDARD, rate: decimal(rate) }),
      name: `Line ${i}`,
      price: decimal(price),
      ...rest,
    })),
  }
}

const payableOf = (draft: Draft) => totalsOf(billableOf(draft)).payable

describe('optional lines', () => {
  const quote = quoteOf([
    { price: '100' },
    { price: '50', isOptional: true },
    { price: '9.99', isOptional: true },
  ])

  it.each([
    { chosen: [], payable: 120_00n },
    { chosen: ['l1'], payable: 180_00n },
    { chosen: ['l2'], payable: 131_99n },
    { chosen: ['l1', 'l2'], payable: 191_99n },
    // A line that is not optional cannot be left out, and an unknown one adds nothing.
    { chosen: ['l0', 'other'], payable: 120_00n },
  ])('are in the sum only where they are chosen: $chosen', ({ chosen, payable }) => {
    expect(payableOf(agreedDraft(quote, new Set(chosen)))).toBe(payable)
  })

  it('stay in their place, and leave nothing of the quote in what is agreed', () => {
    const agreed = agreedDraft(quote, new Set(['l2']))
    expect(agreed.lines.map(({ id }) => id)).toEqual(['l0', 'l2'])
    expect(agreed.lines.some(line => 'isOptional' in line)).toBe(false)
    expect(isQuote(agreed)).toBe(false)
    expect(offeredDraft(quote).lines.map(({ id }) => id)).toEqual(['l0', 'l1', 'l2'])
  })

  it('give for any choice the sum of an invoice with just these lines', () => {
    const line = fc.record({
      price: fc.integer({ min: 0, max: 10_000_00 }).map(cents => (cents / 100).toFixed(2)),
      isOptional: fc.boolean(),
      rate: fc.constantFrom('20', '10', '5.5', '0'),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (lines, ticks) => {
          const isOrdered = lines.map(({ isOptional }, i) => !isOptional || ticks[i] === true)
          const chosen = new Set(lines.flatMap((_, i) => (isOrdered[i] ? [`l${i}`] : [])))
          const plain = lines
            .filter((_, i) => isOrdered[i])
            .map(({ price, rate }) => ({ price, rate }))
          const { validity: _, ...invoice } = quoteOf(plain)
          expect(payableOf(agreedDraft(quoteOf(lines), chosen))).toBe(payableOf(invoice))
        },
      ),
    )
  })
})

describe('the invoice of a quote', () => {
  const ids = () => 'new'

  it('names the quote as its contract, unless the quote names one', () => {
    const accepted = { number: 'Q2026-0001', chosen: new Set<string>() }
    const quote = quoteOf([{ price: '1' }])
    expect(invoiceOfQuote(quote, accepted, ids).contractReference).toBe('Q2026-0001')
    const named = { ...quote, contractReference: 'C-7' }
    expect(invoiceOfQuote(named, accepted, ids).contractReference).toBe('C-7')
  })

  it('has only what was ordered, and lines of its own', () => {
    const quote = quoteOf([{ price: '1' }, { price: '2', isOptional: true }])
    const invoice = invoiceOfQuote(quote, { number: 'Q1', chosen: new Set() }, ids)
    expect(invoice.lines).toEqual([expect.objectContaining({ id: 'new', price: '1' })])
    expect([isQuote(invoice), isQuote(quote)]).toEqual([false, true])
  })
})

describe('the validity of a quote', () => {
  it.each([
    { validity: { by: 'days', days: 30 } as const, until: '2026-07-15' },
    { validity: { by: 'days', days: 0 } as const, until: '2026-06-15' },
    { validity: { by: 'date', date: localDate('2026-12-31') } as const, until: '2026-12-31' },
  ])('ends on $until', ({ validity, until }) => {
    expect(validUntilOf({ validity }, TODAY)).toBe(until)
  })
})

describe('the status of a quote', () => {
  const SENT: QuoteFacts = {
    state: 'sent',
    validUntil: localDate('2026-06-15'),
    viewedAt: null,
    isInvoiced: false,
  }
  const PAST = localDate('2026-06-14')

  it.each([
    [SENT, 'sent'],
    [{ ...SENT, viewedAt: 1 }, 'viewed'],
    [{ ...SENT, validUntil: PAST }, 'expired'],
    [{ ...SENT, validUntil: PAST, viewedAt: 1 }, 'expired'],
    // An answer counts whatever the date is now.
    [{ ...SENT, state: 'accepted', validUntil: PAST }, 'accepted'],
    [{ ...SENT, state: 'accepted', isInvoiced: true }, 'invoiced'],
    [{ ...SENT, state: 'declined', validUntil: PAST }, 'declined'],
    [{ ...SENT, state: 'withdrawn', validUntil: PAST }, 'withdrawn'],
    [{ ...SENT, state: 'draft', validUntil: null }, 'draft'],
  ] as const)('of %o is %s', (facts, status) => {
    expect(quoteStatusOf(facts, TODAY)).toBe(status)
  })

  it.each([
    ['draft', 'edit delete send'],
    ['sent', 'edit send revise withdraw accept decline'],
    ['declined', 'edit send revise'],
    ['withdrawn', 'edit send revise'],
    ['accepted', 'invoice'],
  ] as const)('%s allows only: %s', (state, allowed) => {
    const facts = { ...SENT, state }
    const ok = QUOTE_ACTIONS.filter(action => decideQuoteAction(action, facts, TODAY).ok)
    expect(ok.join(' ')).toBe(allowed)
  })

  it('allows no answer to an expired quote, only a new version', () => {
    const facts = { ...SENT, validUntil: PAST }
    const ok = QUOTE_ACTIONS.filter(action => decideQuoteAction(action, facts, TODAY).ok)
    expect(ok.join(' ')).toBe('edit send revise')
    expect(decideQuoteAction('accept', facts, TODAY)).toEqual({
      ok: false,
      refusal: 'quote_expired',
    })
  })

  it('is never accepted twice', () => {
    for (const state of QUOTE_STATES) {
      const accepted = decideQuoteAction('accept', { ...SENT, state }, TODAY)
      expect(accepted.ok).toBe(state === 'sent')
    }
  })
})

describe('a drawn signature', () => {
  it.each(['', 'M1 2L3 4', 'M0 0', 'M1 2L3 4M10 20L30 40'])('is read: %s', path => {
    expect(readSignature(path)).toBe(path)
  })

  it.each(['M1 2Z', 'L1 2', '"><script>', 'M1 2L3 4 ', 'M1.5 2', 'M1000 1'])(
    'is refused where it is anything else: %s',
    path => {
      expect(readSignature(path)).toBeUndefined()
    },
  )

  it('is refused where it has too many points', () => {
    expect(readSignature(`M0 0${'L1 1'.repeat(6_000)}`)).toBeUndefined()
  })

  it('contains only its own path', () => {
    expect(signatureSvg('M1 2L3 4')).toContain('d="M1 2L3 4"')
    expect(signatureSvg('"/><script/>')).toContain('d=""')
  })
})

describe('the draft of a quote', () => {
  const quote = quoteOf([{ price: '100' }, { price: '50', isOptional: true }])

  it('asks for its customer and its lines with all options, not for what an invoice needs', () => {
    const paths = (draft: Draft) => quoteMissingFields(draft).map(({ path }) => path)
    const line = { ...emptyLine('o', STANDARD), isOptional: true }
    const tax = { ...STANDARD, rate: null }
    const entry = {
      charge: false,
      value: { by: 'amount', amount: decimal('1') } as const,
      reason: 'x',
      reasonCode: '',
      tax,
    }
    const late = { by: 'date', date: localDate('2026-01-01') } as const
    const draft: Draft = {
      ...quote,
      customerId: null,
      period: { start: localDate('2026-02-01'), end: localDate('2026-01-01') },
      due: late,
      lines: [...quote.lines, line],
      allowancesCharges: [entry],
    }
    const missing = paths(draft)
    expect(missing).toContain('customerId')
    expect(missing).toContain('lines.2.name')
    expect(missing).toContain('allowancesCharges.0.tax.rate')
    expect(missing).not.toContain('period')
    const known = { ...quote, customerId: 'c', due: late }
    expect(paths(known)).not.toContain('customerId')
    expect(paths({ ...known, period: draft.period })).toEqual(paths(known))
  })

  it('is that of another document without what was agreed of it, valid for so many days', () => {
    const { validity: _, ...invoice } = quote
    const other: Draft = {
      ...invoice,
      kind: 'credit_note',
      type: 'deposit',
      issueDate: TODAY,
      prepaid: decimal('5'),
      rounding: decimal('0.01'),
      deposits: [],
      note: 'Hello',
    }
    expect(asQuote(other, 14)).toEqual({
      ...invoice,
      kind: 'invoice',
      type: undefined,
      deposits: undefined,
      corrects: null,
      issueDate: null,
      prepaid: '0',
      rounding: '0',
      note: 'Hello',
      validity: { by: 'days', days: 14 },
    })
    expect(asQuote(quote, 14).validity).toEqual(quote.validity)
  })

  it('is the same where it is no quote, and valid for thirty days where none were chosen', () => {
    const { validity: _, ...invoice } = quoteOf([{ price: '100' }])
    expect(agreedDraft(invoice, new Set())).toBe(invoice)
    expect(isQuote({ validity: undefined, ...invoice })).toBe(false)
    expect(agreedDraft({ ...invoice, lines: quote.lines }, new Set()).lines).toHaveLength(1)
    expect(agreedDraft(quoteOf([{ price: '1' }]), new Set())).not.toHaveProperty('validity')
    expect(validUntilOf({}, localDate('2026-06-15'))).toBe('2026-07-15')
    expect(optionalLines(quote).map(({ id }) => id)).toEqual(['l1'])
  })

  it('gives its invoice the number as the contract, unless it names another one', () => {
    const contractOf = (contractReference: string) =>
      invoiceOfQuote(
        { ...quote, contractReference },
        { number: 'Q1', chosen: new Set() },
        () => 'n',
      ).contractReference
    expect([contractOf(''), contractOf(' '), contractOf('C-7')]).toEqual(['Q1', 'Q1', 'C-7'])
  })
})
