import type { PartyProfile } from '../party/party.ts'
import { formatMinor, formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import type { Draft } from './draft.ts'
import type { Billable, Note } from './invoice.ts'
import { totalsOf } from './totals.ts'
import { withholdingName } from './withholding.ts'

/** UNTDID 4451: tax declaration. */
const WITHHOLDING_NOTE = 'TXD'

/**
 * EN 16931-1 has no term for a tax that the buyer withholds. The structured invoice states the amount in BT-113, and this
 * note says what it is: “Retención IRPF 15 % sobre 1.000,00 €: 150,00 €”. It is not printed, because the totals on paper have
 * the row.
 */
export function withholdingNotes(
  { currency, language }: Pick<Draft, 'currency' | 'language'>,
  billable: Billable,
  seller: Pick<PartyProfile, 'address'>,
): readonly Note[] {
  const { withheld } = totalsOf(billable)
  if (!billable.withholding || !withheld) return []
  const { key, rate } = billable.withholding
  const name = withholdingName(seller.address.country, key, language)
  const base = formatMinor(withheld.base, currency, language)
  const what = textIn(language).paper.withheldOf({ name, rate: formatRate(rate, language), base })
  const text = `${what}: ${formatMinor(withheld.amount, currency, language)}`
  return [{ subjectCode: WITHHOLDING_NOTE, text, printed: false }]
}
