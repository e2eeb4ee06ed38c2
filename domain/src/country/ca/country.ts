import type { CountryRules, Ruling } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import { DEFAULTS } from '../defaults.ts'
import { ADDRESS } from './address.ts'
import { TAXES, TAX_PART_NAMES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'CA',
  taxName: { en: 'GST/HST', fr: 'TPS/TVH' },
  taxPartNames: TAX_PART_NAMES,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Sole proprietor',
    company: 'Inc., Ltd.',
    association: 'Non-profit',
  },
  address: ADDRESS,
  taxes: TAXES,
  // Revenu Québec; the other provinces' registrations have no number here, so that their taxes are offered.
  provincialTaxes: [{ subdivision: 'QC', key: 'gst_qst', number: 'qst' }],
  ruling,
  paperSize: 'us-letter',
}

/** The province of the supply decides: HST where the province has joined it, else GST (Excise Tax Act, sch. IX). */
function ruling({ status, destination, toSubdivision }: SupplyFacts): Ruling | undefined {
  if (status !== 'registered' || destination !== 'home') return undefined
  if (toSubdivision === '') return { key: 'custom', reason: 'rate_unknown', proofs: [] }
  const key = HST[toSubdivision]
  return key === undefined
    ? { key: 'standard', reason: 'home', proofs: [] }
    : { key, reason: 'home_territory_rate', proofs: [] }
}

const HST: Readonly<Record<string, string>> = {
  ON: 'hst_on',
  NS: 'hst_ns',
  NB: 'hst_15',
  NL: 'hst_15',
  PE: 'hst_15',
}
