import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { SPECIMEN_ACCOUNT, specimenDraft } from '@bordereau/domain/testing/draft'
import { composeInvoice } from '../issue/compose-invoice.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export type Golden = {
  readonly name: string
  readonly ruleSet: RuleSet
  readonly invoice: Invoice
}

export function golden(
  name: string,
  ruleSet: RuleSet,
  make: (ruleSet: RuleSet) => Invoice,
): Golden {
  return { name, ruleSet, invoice: make(ruleSet) }
}

const ISSUED = localDate('2026-11-22')

/** A document as the application composes it of a draft and two stored profiles. */
export function composedGolden(
  name: string,
  seller: PartyProfile,
  buyer: PartyProfile,
  change: Partial<Draft>,
): Golden {
  const draft = specimenDraft({ deliveryDate: ISSUED, ...change })
  const composed = composeInvoice({
    draft,
    number: 'F2026-0042',
    issueDate: draft.issueDate ?? ISSUED,
    seller,
    buyer,
    bankAccount: {
      ...SPECIMEN_ACCOUNT,
      currency: draft.currency,
      accountName: seller.legalName,
    },
  })
  return { name, ...composed }
}
