import { countryRules } from '../country/rules.ts'
import { taxIdsOf } from '../country/tax-ids.ts'
import { parseDate } from '../date.ts'
import { inLanguage } from '../local-text.ts'
import type { PartyProfile, TaxId } from '../party/party.ts'
import type { CompanyTax } from './company-tax.ts'
import type { TaxQuestion } from './question.ts'

/** How a company says that it stands to the tax. */
export type TaxSettings = {
  /** It charges the tax of its country. */
  readonly vatRegistered: boolean
  readonly usesOneStopShop?: boolean
  readonly taxes?: readonly CompanyTax[]
}

/** The seller as decideTax asks for it. */
export function taxSellerOf(
  profile: PartyProfile,
  { vatRegistered, usesOneStopShop = false, taxes = [] }: TaxSettings,
): TaxQuestion['seller'] {
  const { address, taxIds } = profile
  const status = countryRules(address.country).sellerStatus({ vatRegistered, taxIds })
  const isInEuScheme = status === 'small_business' && valueOf(taxIds, EU_SMALL_BUSINESS) !== ''
  return {
    place: address,
    status: isInEuScheme ? 'eu_small_business' : status,
    hasVatId: vatIdOf(profile) !== '',
    usesOneStopShop,
    taxes: [...taxes, ...provincialTaxes(profile)],
  }
}

/** As taxes of its own list: proposed for customers in the province, after what the seller has entered itself. */
function provincialTaxes({ address, taxIds }: PartyProfile): readonly CompanyTax[] {
  const { provincialTaxes: rows = [], taxes } = countryRules(address.country)
  return rows.flatMap(({ subdivision, key, number }): CompanyTax[] => {
    const offered = taxes.find(tax => tax.key === key)
    if (valueOf(taxIds, number) === '' || offered?.parts === undefined) return []
    return [
      {
        id: key,
        name: inLanguage(offered.name, 'en'),
        parts: offered.parts,
        place: { subdivision, county: '', postCodes: [] },
        isProposed: true,
        from: offered.from ?? null,
        until: offered.until ?? null,
        isArchived: false,
      },
    ]
  })
}

/** The buyer as decideTax asks for it; while none is chosen, a business at the seller's own address. */
export function taxBuyerOf(
  profile: PartyProfile | null,
  seller: TaxQuestion['seller'],
): TaxQuestion['buyer'] {
  if (profile === null || profile.address.country === '')
    return { place: seller.place, kind: profile?.kind ?? 'business', vatId: '', certificate: '' }
  const certificate = profile.taxIds.find(
    ({ kind, value }) => CERTIFICATES.has(kind) && value.trim() !== '',
  )
  const { value = '', subdivision = '', validUntil = '' } = certificate ?? {}
  const until = parseDate(validUntil)
  return {
    place: profile.address,
    kind: profile.kind,
    vatId: vatIdOf(profile),
    ...(profile.taxIdAwaited === true && { isVatIdAwaited: true }),
    certificate: value.trim(),
    ...(subdivision === '' ? {} : { certificateState: subdivision }),
    ...(until === undefined ? {} : { certificateUntil: until }),
  }
}

/** Kinds of numbers that say how a party stands to the tax. */
const EU_SMALL_BUSINESS = 'eu_small_business'
const CERTIFICATES: ReadonlySet<string> = new Set(['exemption_certificate', 'sez'])

const vatIds = new WeakMap<PartyProfile, string>()

/** Found once per profile: each line of a draft asks for it after each key. */
function vatIdOf(profile: PartyProfile): string {
  const known = vatIds.get(profile)
  if (known !== undefined) return known
  const found = taxIdsOf(profile).find(({ kind }) => kind.role === 'vat')?.value ?? ''
  vatIds.set(profile, found)
  return found
}

function valueOf(taxIds: readonly TaxId[], kind: string): string {
  return taxIds.find(id => id.kind === kind)?.value.trim() ?? ''
}
