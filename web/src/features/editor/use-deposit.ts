import { beginDeposit } from '@bordereau/contract/corrections'
import {
  type DepositRefusal,
  type DepositShare,
  beginDeposit as depositOf,
} from '@bordereau/domain/invoice/begin-deposit'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { type VatSubtotal, totalsOf } from '@bordereau/domain/invoice/totals'
import { type Minor, toText } from '@bordereau/domain/money/currency'
import { type FormEvent, useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { readNumber } from '../../format/number-input.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useOpenDocument } from '../document/open-document.ts'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'
import { useEditor } from './store.ts'

export type DepositForm = ReturnType<typeof useDepositForm>

/** What is entered for a deposit on the draft, and what it comes to. */
export function useDepositForm() {
  const { formats, company, today } = useEditorContext()
  const draft = useEditor(state => state.draft)
  const [by, setBy] = useState<DepositShare['by']>('percent')
  const [percent, setPercent] = useState('30')
  const [submitted, setSubmitted] = useState(false)
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const parse = (text: string) => readNumber(text, formats.mark)
  const { vat } = draftTotals(draft)
  const share = by === 'percent' ? percentOf(parse(percent)) : amountsOf(vat, amounts, parse)
  const dates = { place: company.profile.address, supplied: supplyDay(draft, today), day: today }
  const deposit = share && depositOf(draft, share, () => '', dates)
  const totals = deposit?.ok ? totalsOf(billableOf(deposit.value)) : undefined
  const left = totals && draftTotals(draft).payable - totals.payable
  const text = (amount: Minor | undefined) =>
    amount === undefined ? undefined : toText(amount, draft.currency)
  return {
    by,
    setBy,
    percent,
    setPercent,
    amounts,
    setAmount: (key: string, value: string) => setAmounts({ ...amounts, [key]: value }),
    parse,
    vat,
    pricesIncludeTax: draft.pricesIncludeTax,
    currency: draft.currency,
    share,
    /** With tax, as decimal text; undefined while nothing valid is entered. */
    payable: text(totals?.payable),
    left: text(left),
    refusal: refusalOf(deposit, submitted),
    setSubmitted,
  }
}

/** Nothing entered is an error only once the form was submitted. */
function refusalOf(
  deposit: ReturnType<typeof depositOf> | undefined,
  submitted: boolean,
): DepositRefusal | undefined {
  if (!deposit || deposit.ok) return undefined
  return deposit.refusal === 'nothing_to_invoice' && !submitted ? undefined : deposit.refusal
}

export const keyOfRate = ({ category, rate }: Pick<VatSubtotal, 'category' | 'rate'>) =>
  `${category} ${rate}`

type Parse = (text: string) => ReturnType<typeof readNumber>

function percentOf(percent: ReturnType<Parse>): DepositShare | undefined {
  return percent === undefined ? undefined : { by: 'percent', percent }
}

function amountsOf(
  vat: readonly VatSubtotal[],
  texts: Readonly<Record<string, string>>,
  parse: Parse,
): DepositShare {
  return {
    by: 'amount',
    amounts: vat.flatMap(({ category, rate }) => {
      const amount = parse(texts[keyOfRate({ category, rate })] ?? '')
      return amount === undefined ? [] : [{ category, rate, amount }]
    }),
  }
}

/** Saves the draft, creates its deposit and opens it. */
export function useCreateDeposit(saver: Saver, { share, payable, setSubmitted }: DepositForm) {
  const { workspaceId, invoiceId } = useEditorContext()
  const openDocument = useOpenDocument()
  const { mutate, pending, refused } = useMutation(beginDeposit, { invalidates: DOCUMENT_QUERIES })
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSubmitted(true)
    if (share === undefined || payable === undefined) return
    await saver.flush()
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { share } })
    if (result.ok) await openDocument(result.value.id)
  }
  return { submit, pending, refused }
}
