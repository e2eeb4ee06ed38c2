import { SUPPLIES } from '../../country/supply.ts'
import { defaultCurrency } from '../../country/countries.ts'
import { countryRules } from '../../country/rules.ts'
import type { Law } from '../../country/settlement.ts'
import { localDate } from '../../date.ts'
import { beginDeposit } from '../../invoice/begin-deposit.ts'
import { billableOf } from '../../invoice/billable-of.ts'
import { remainingVat, setOffOf } from '../../invoice/deposits.ts'
import type { Draft, DraftAllowanceCharge, DraftLine } from '../../invoice/draft.ts'
import { stampDutyOf } from '../../invoice/stamp-duty.ts'
import { totalsOf } from '../../invoice/totals.ts'
import { sumOf, toText } from '../../money/currency.ts'
import { decimal } from '../../money/decimal.ts'
import { TAX_CATEGORIES } from '../../tax-category/category.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../draft.ts'
import type { SettlementCase } from './settlement-cases.ts'
import { SOURCES } from './sources.ts'

type Settled = Pick<SettlementCase, 'net' | 'tax' | 'withheld' | 'duty' | 'due'> & {
  readonly cited: Law
}

/** What the application computes of a case. Throws RangeError where a column is not readable. */
export function settleCase(row: SettlementCase): Settled {
  const { seller, what } = row
  const currency = defaultCurrency(seller)
  const sold = specimenDraft({ currency, language: 'en', lines: row.sold.split('; ').map(lineOf) })
  const steps = what.split(' + ')
  // A buyer withholds of the final invoice; a deposit has its own.
  const agreed = steps
    .filter(step => !isDeposit(step))
    .reduce((before, step) => withStep(before, step, seller), sold)
  const draft = steps
    .filter(isDeposit)
    .reduce((before, step) => afterDeposit(before, sold, step), agreed)
  const totals = totalsOf(billableOf(draft))
  const left = remainingVat(totals, draft.deposits)
  const duty = stampDutyOf(draft, specimenProfile(seller))
  const text = (amount: bigint) => toText(amount, currency)
  return {
    net: text(sumOf(left.map(({ taxable }) => taxable))),
    tax: text(sumOf(left.map(({ tax }) => tax))),
    withheld: totals.withheld ? text(totals.withheld.amount) : '',
    duty: duty === undefined ? '' : duty.isCharged ? 'charged' : 'owed',
    due: text(totals.payable),
    cited: citedBy(row),
  }
}

const isDeposit = (step: string): boolean => step.startsWith('deposit ')

function lineOf(text: string, i: number): DraftLine {
  const [price = '', supplied, code, rate = ''] = text.split(' ')
  const supply = SUPPLIES.find(each => each === supplied)
  const category = TAX_CATEGORIES.find(each => each === code)
  if (!supply || !category) throw new RangeError(`no line: ${text}`)
  return specimenLine({
    id: String(i),
    quantity: decimal('1'),
    price: decimal(price),
    supply,
    tax: { category, rate: decimal(rate), exemptionCode: '', exemptionReason: '' },
  })
}

function withStep(draft: Draft, step: string, seller: string): Draft {
  const [act, key = '', amount] = step.split(' ')
  const { settlement } = countryRules(seller)
  switch (act) {
    case 'withholding': {
      const offer = settlement.withholdings.find(each => each.key === key)
      if (!offer) throw new RangeError(`${seller} withholds no ${key}`)
      return { ...draft, withholding: { key, rate: offer.rate, of: offer.of } }
    }
    case 'charge':
      return { ...draft, allowancesCharges: [chargeOf(draft, key, seller, amount)] }
    case 'rounded':
      return { ...draft, roundTo: settlement.rounding?.step ?? null }
    case 'duty':
      return draft
    default:
      throw new RangeError(`no step: ${step}`)
  }
}

/** With the tax of the first line, or with none where the law leaves it out of the tax. */
function chargeOf(
  { lines: [line] }: Draft,
  key: string,
  seller: string,
  amount: string | undefined,
): DraftAllowanceCharge {
  const offer = countryRules(seller).settlement.charges.find(each => each.key === key)
  if (!offer || !line) throw new RangeError(`${seller} charges no ${key}`)
  const { value, taxKey, isWithheld } = offer
  return {
    charge: true,
    value: amount === undefined ? value : { by: 'amount', amount: decimal(amount) },
    reason: key,
    reasonCode: '',
    tax: taxKey === undefined ? line.tax : { ...line.tax, category: 'E', rate: decimal('0') },
    offer: key,
    isWithheld,
  }
}

/** The draft of the final invoice with one more deposit issued and set off. */
function afterDeposit(draft: Draft, sold: Draft, step: string): Draft {
  const { deposits = [] } = draft
  const percent = decimal(step.replace('deposit ', ''))
  let lines = 0
  const begun = beginDeposit(
    { ...sold, deposits },
    { by: 'percent', percent },
    () => `d${(lines += 1)}`,
  )
  if (!begun.ok) throw new RangeError(`${step}: ${begun.refusal}`)
  const totals = totalsOf(billableOf(begun.value))
  const number = `A${deposits.length + 1}`
  const issueDate = localDate('2026-10-01')
  const setOff = setOffOf({ invoiceId: number, number, issueDate, totals }, [])
  return { ...draft, deposits: [...deposits, ...(setOff ? [setOff] : [])] }
}

/** The law of the first step, as the country's data cites it, or as the row does. */
function citedBy({ seller, what, law, source }: SettlementCase): Law {
  const found = SOURCES[source]
  if (found) return { law, url: found.url }
  const { withholdings, charges, stampDuty, rounding } = countryRules(seller).settlement
  const [act, key] = what.split(' ')
  const cited = {
    withholding: withholdings.find(each => each.key === key),
    charge: charges.find(each => each.key === key),
    duty: stampDuty,
    rounded: rounding,
  }[act ?? '']
  if (!cited) throw new RangeError(`${seller} cites no law of ${what}`)
  return cited
}
