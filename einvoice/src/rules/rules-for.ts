import type { Country } from '@bordereau/domain/party/party'
import { INDIA } from './bordereau/india.ts'
import { EN16931 } from './en16931/en16931.ts'
import { FRANCE } from './france/france.ts'
import { peppolOf } from './peppol/country.ts'
import { PEPPOL } from './peppol/peppol.ts'
import type { Profile } from './profile.ts'
import { type Rule, warning } from './rule.ts'
import { XRECHNUNG } from './xrechnung/xrechnung.ts'

/** Where law itself refers to EN 16931: the Union and the European Economic Area, and Northern Ireland. */
const BOUND: ReadonlySet<Country> = new Set(
  `AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI
   IS LI NO MC`.split(/\s+/),
)

/** Rules that ask how the seller is known to a VAT office. */
const SELLER_KNOWN = /^BR-(CO-09|CO-26|(S|Z|E|AE|IC|G|O|AF|AG)-0[234])$/

/**
 * The rules an invoice from one country to another is held to under a profile. A seller elsewhere breaks no law by
 * naming no VAT number, and a sole trader in London or Zürich may have none: what EN 16931 wants of it there is a
 * warning, so that the file's reader is not surprised, and the invoice can be issued.
 */
export function rulesFor(seller: Country, buyer: Country, profile: Profile): readonly Rule[] {
  const base = BOUND.has(seller)
    ? EN16931
    : EN16931.map(rule => (SELLER_KNOWN.test(rule.code) ? warning(rule) : rule))
  return [...base, ...profileRules(seller, buyer, profile), ...(seller === 'IN' ? INDIA : [])]
}

function profileRules(seller: Country, buyer: Country, profile: Profile): readonly Rule[] {
  switch (profile) {
    case 'en16931':
      return []
    case 'peppol':
      return [...PEPPOL, ...peppolOf(seller, buyer)]
    case 'xrechnung':
      return XRECHNUNG
    case 'factur-x-fr':
      return FRANCE
  }
}
