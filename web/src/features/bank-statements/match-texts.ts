import type { CERTAINTIES, MatchProposalView } from '@bordereau/contract/bank-statements'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'

type Reason = MatchProposalView['reasons'][number]
type Certainty = (typeof CERTAINTIES)[number]

/** Why a payment is proposed for documents, as a short sentence without a full stop. */
export function reasonText(reason: Reason): string {
  const texts: Readonly<Record<Reason, string>> = {
    reference: t`quotes the payment reference`,
    number: t`quotes the invoice number`,
    account_known: t`paid from an account that this customer has used before`,
    name: t`the payer has the customer’s name`,
    amount: t`the amount is equal`,
    sum_of_documents: t`the open amounts add up to it`,
    several_payments: t`several payments add up to the open amount`,
    discount: t`less the discount for early payment`,
    bank_charges: t`less the bank’s charges`,
    partial: t`less than the open amount`,
    overpaid: t`more than the open amount`,
  }
  return texts[reason]
}

export function certaintyText(certainty: Certainty): string {
  const texts: Readonly<Record<Certainty, string>> = {
    certain: t({ context: 'a proposed match', message: 'Certain' }),
    likely: t({ context: 'a proposed match', message: 'Likely' }),
    possible: t({ context: 'a proposed match', message: 'Possible' }),
  }
  return texts[certainty]
}

export function certaintyTone(certainty: Certainty): Tone {
  const tones: Readonly<Record<Certainty, Tone>> = {
    certain: 'green',
    likely: 'blue',
    possible: 'grey',
  }
  return tones[certainty]
}
