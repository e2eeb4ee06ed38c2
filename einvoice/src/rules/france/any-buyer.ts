import { countryRules } from '@bordereau/domain/country/rules'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Rule, rule } from '../rule.ts'
import { FRANCE } from './france.ts'
import { isBetweenBusinesses } from './treatment.ts'

/**
 * Rules that Flux 2 has for every document, but no law for those that are not between businesses in France: a consumer
 * without an electronic address (BR-FR-12), a rate of another member state in the one-stop shop (BR-FR-16), decimals of
 * another currency (BR-FR-DEC). Such an invoice is lawful without a file.
 */
const BETWEEN_BUSINESSES_ONLY = /^BR-FR-(12|16|25_BT-49|DEC-)/

/**
 * Rules of the format alone, which say nothing to a buyer abroad, where Flux 2 is not sent: the process (BR-FR-08), which
 * is Peppol's there, electronic addresses and the schemes of identifiers.
 */
const WITHIN_FRANCE_ONLY = /^BR-FR-(08|13|23|25|CO-10)/

const LEFT_OUT = FRANCE.filter(({ code }) => BETWEEN_BUSINESSES_ONLY.test(code))

/** The rules on an invoice of a French seller to any buyer. */
export const FRANCE_FOR_ALL: readonly Rule[] = FRANCE.map(one => {
  if (BETWEEN_BUSINESSES_ONLY.test(one.code)) return onlyWhere(isBetweenBusinesses, one)
  return WITHIN_FRANCE_ONLY.test(one.code) ? onlyWhere(isWithinFrance, one) : one
})

/** Both syntaxes: a French seller's lawful invoice to a buyer in France that Flux 2 would refuse. */
export const NOT_IN_FLUX_2: Rule = rule('BDX-XML-08', 'BT-49 BT-152', subject =>
  isWithinFrance(subject.invoice) && !isBetweenBusinesses(subject.invoice)
    ? LEFT_OUT.flatMap(({ breaks }) => breaks(subject)).slice(0, 1)
    : [],
)

function onlyWhere(applies: (invoice: Invoice) => boolean, original: Rule): Rule {
  return {
    ...original,
    breaks: subject => (applies(subject.invoice) ? original.breaks(subject) : []),
  }
}

function isWithinFrance({ seller, buyer }: Invoice): boolean {
  return [seller, buyer].every(
    ({ address }) => countryRules(address.country).nationalRules === 'france',
  )
}
