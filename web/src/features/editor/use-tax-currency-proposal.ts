import { getTaxRate } from '@bordereau/contract/exchange-rates'
import { homeTaxCurrency } from '@bordereau/domain/country/home-tax-currency'
import { chargeableDay } from '@bordereau/domain/exchange/lawful-rate'
import type { TaxCurrency } from '@bordereau/domain/invoice/tax-currency'
import { exchangeLabel, rateText } from '@bordereau/domain/invoice/totals-row-label'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft, useEditor } from './store.ts'

export type TaxCurrencyProposal = {
  /** The currency of the seller's country. */
  readonly currency: string
  readonly isRequired: boolean
  /** undefined where the rate must be entered by hand. */
  readonly known: TaxCurrency | undefined
  /** “PLN at 4.2884”. */
  readonly label: string
  /** Whose rate of which day it is, and the law. */
  readonly explanation: string
}

/** What the seller's law says of the draft; null where it says nothing, and while the rate is loading. */
export function useTaxCurrencyProposal(): TaxCurrencyProposal | null {
  const { t } = useLingui()
  const { company, formats, today, workspaceId } = useEditorContext()
  const currency = useDraft('currency')
  const issueDate = useDraft('issueDate') ?? today
  const deliveryDate = useDraft('deliveryDate')
  const period = useDraft('period')
  const isTaxed = useEditor(({ draft }) => draftTotals(draft).tax !== 0n)
  const { country } = company.profile.address
  const enabled = isTaxed && homeTaxCurrency(country, currency) !== undefined
  const chargeable = chargeableDay({ issueDate, deliveryDate, periodEnd: period?.end ?? null })
  const { data } = useQuery(getTaxRate, { workspaceId, currency, chargeable }, { enabled })
  if (!enabled || !data?.law) return null
  const { law, rate } = data
  const known = rate ? { currency: law.currency, ...rate } : undefined
  const amount = known ? rateText(known.rate, formats.tag) : ''
  return {
    currency: law.currency,
    isRequired: law.required,
    known,
    label: t`${law.currency} at ${amount}`,
    explanation: [
      ...(known ? [exchangeLabel({ from: currency, taxCurrency: known }, formats.tag)] : []),
      law.citation,
    ].join(' · '),
  }
}
