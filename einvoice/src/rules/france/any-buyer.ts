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

const LEFT_OUT = FRANCE.filter(({ code }) => BETWEEN_BUSINESSES_ONLY.test(code))

/** The rules on an invoice of a French seller to any buyer. */
export const FRANCE_FOR_ALL: readonly Rule[] = FRANCE.map(one =>
  BETWEEN_BUSINESSES_ONLY.test(one.code)
    ? {
        ...one,
        breaks: subject => (isBetweenBusinesses(subject.invoice) ? one.breaks(subject) : []),
      }
    : one,
)

/** Both syntaxes: a French seller's lawful invoice that Flux 2 would refuse. */
export const NOT_IN_FLUX_2: Rule = rule('BDX-XML-08', 'BT-49 BT-152', subject =>
  isFrench(subject.invoice) && !isBetweenBusinesses(subject.invoice)
    ? LEFT_OUT.flatMap(({ breaks }) => breaks(subject)).slice(0, 1)
    : [],
)

function isFrench({ seller }: Invoice): boolean {
  return countryRules(seller.address.country).nationalRules === 'france'
}
