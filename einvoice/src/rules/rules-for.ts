import { EN16931_COUNTRIES } from '@bordereau/domain/country/countries'
import type { NationalRules } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Country } from '@bordereau/domain/party/party'
import { asFiled } from './bordereau/as-filed.ts'
import { INDIA } from './bordereau/india.ts'
import { reverseChargeRules } from './bordereau/reverse-charge-number.ts'
import { taxCurrencyRules } from './bordereau/tax-currency.ts'
import { DECIMALS } from './en16931/decimal.ts'
import { EN16931 } from './en16931/en16931.ts'
import { FRANCE_FOR_ALL, NOT_IN_FLUX_2 } from './france/any-buyer.ts'
import { LOW_RATE, NOT_IN_CII, SEVERAL_TAXES, THIRD_DECIMAL } from './limits.ts'
import { COUNTRY_RULES } from './peppol/country.ts'
import { PEPPOL } from './peppol/peppol.ts'
import type { RuleSet } from './rule-set.ts'
import { type Rule, type Subject, rule, warning } from './rule.ts'
import { XRECHNUNG } from './xrechnung/xrechnung.ts'

/** The rules of a country's own law on its sellers' invoices. */
const NATIONAL_RULES: Readonly<Record<NationalRules, readonly Rule[]>> = {
  india: INDIA,
  france: FRANCE_FOR_ALL.map(ofSeller),
}

/** Rules that require a tax number of the seller. */
const SELLER_KNOWN = EN16931.filter(({ code }) =>
  /^BR-(CO-09|CO-26|(S|Z|E|AE|IC|G|O|AF|AG)-0[234])$/.test(code),
)
const KNOWN_CODES: ReadonlySet<string> = new Set(SELLER_KNOWN.map(({ code }) => code))

/**
 * What European VAT wants of the categories: nothing stands beside a line outside its scope, and the standard rate is above
 * zero. A sales tax is due on some lines of an invoice and not on others, and may be zero.
 */
const EUROPEAN_TAXES = EN16931.filter(({ code }) => /^BR-(O-1[1-4]|S-0[567])$/.test(code))
const EUROPEAN_TAX_CODES: ReadonlySet<string> = new Set(EUROPEAN_TAXES.map(({ code }) => code))
const DECIMAL_CODES: ReadonlySet<string> = new Set(DECIMALS.map(({ code }) => code))

/** A seller outside the EU breaks one of them, reported once: BDX-XML-02. */
const SELLER_UNKNOWN: Rule = rule('BDX-XML-02', 'BT-31', subject =>
  breaksAny(SELLER_KNOWN, subject) ? ['seller.vatId'] : [],
)

/** Reasons why both XML files are impossible although the invoice can lawfully be issued; only the PDF is issued. */
const XML_LIMITS: readonly Rule[] = [
  THIRD_DECIMAL,
  SELLER_UNKNOWN,
  LOW_RATE,
  SEVERAL_TAXES,
  NOT_IN_FLUX_2,
]

/** All that prevents both XML files: also what rulesFor() does not say outside of Europe, as the validators refuse it there too. */
export const NOT_IN_XML: readonly Rule[] = [...XML_LIMITS, ...EUROPEAN_TAXES]

/** Rules that are neither a publisher's nor a country's: for documentation and tests. */
export const LIMITS: readonly Rule[] = [...XML_LIMITS, ...NOT_IN_CII]

/**
 * The rules of an invoice from one country to another under a rule set. A seller outside the EU breaks no law without a
 * VAT number, and a sole trader in London or Zürich may have none: there the EN 16931 rules on it are warnings, and the
 * invoice can be issued as PDF only (see EINVOICE_FORMATS). The same applies to amounts that no European e-invoice can hold,
 * where no law requires one. Between two countries outside of Europe neither is said, nor what European VAT wants of the
 * categories: no party expects such a file, and an American seller has no VAT.
 */
export function rulesFor(seller: Country, buyer: Country, ruleSet: RuleSet): readonly Rule[] {
  const { nationalRules } = countryRules(seller)
  const isDemanded = ruleSet !== 'en16931' || (EN16931_COUNTRIES.has(seller) && seller === buyer)
  const isBound = EN16931_COUNTRIES.has(seller)
  const isEuropean = isBound || EN16931_COUNTRIES.has(buyer)
  return [
    ...EN16931.filter(({ code }) => isDemanded || !DECIMAL_CODES.has(code))
      .filter(({ code }) => isEuropean || !KNOWN_CODES.has(code))
      .filter(({ code }) => isEuropean || isDemanded || !EUROPEAN_TAX_CODES.has(code))
      .map(one => (isBound || !KNOWN_CODES.has(one.code) ? one : warning(ofSeller(one)))),
    ...rulesOfSet(ruleSet),
    ...(nationalRules ? NATIONAL_RULES[nationalRules] : []),
    // The French rules say it themselves (BR-FR-CO-12).
    ...(nationalRules === 'france' ? [warning(ofSeller(NOT_IN_FLUX_2))] : taxCurrencyRules(seller)),
    ...reverseChargeRules(seller),
    ...limits(isDemanded, isEuropean && !isBound),
  ]
}

/** An e-invoice required by law must be possible; for any other, limits are warnings. */
function limits(isDemanded: boolean, asksNumber: boolean): Rule[] {
  return [
    warning(SEVERAL_TAXES),
    ...(isDemanded ? [LOW_RATE] : [warning(THIRD_DECIMAL), warning(LOW_RATE)]),
    ...(asksNumber ? [warning(ofSeller(SELLER_UNKNOWN))] : []),
    // The UBL file is sufficient everywhere: the French reform, too, accepts it as well as CII and Factur-X.
    ...NOT_IN_CII.map(warning),
  ]
}

/** A rule on the invoice as its XML has it. */
function ofSeller(original: Rule): Rule {
  return {
    ...original,
    breaks: subject => original.breaks({ ...subject, invoice: asFiled(subject.invoice) }),
  }
}

export function breaksAny(rules: readonly Rule[], subject: Subject): boolean {
  return rules.some(({ breaks }) => breaks(subject).length > 0)
}

function rulesOfSet(ruleSet: RuleSet): readonly Rule[] {
  switch (ruleSet) {
    case 'en16931':
      return []
    case 'peppol':
      return [...PEPPOL, ...COUNTRY_RULES]
    // The rules of countries are not among those of self-billing.
    case 'peppol_self_billing':
      return PEPPOL
    case 'xrechnung':
      return XRECHNUNG
  }
}
