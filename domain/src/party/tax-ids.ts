import type { TaxIdKind, TaxIdRefusal } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import type { PartyProfile } from './party.ts'

export type KnownTaxId = {
  readonly kind: TaxIdKind
  readonly value: string
  /** Taken out of another number, not entered: the SIREN inside a French VAT number. */
  readonly derived: boolean
}

/**
 * The numbers of a party with what its country says about them, in the country's order; those inside others are taken
 * out of them. A kind the country does not know is left out.
 */
export function taxIdsOf(profile: Pick<PartyProfile, 'address' | 'taxIds'>): readonly KnownTaxId[] {
  const kinds = countryRules(profile.address.country).taxIds
  const given = new Map(
    kinds.flatMap(kind => {
      const id = profile.taxIds.find(one => one.kind === kind.key && one.value.trim() !== '')
      return id ? [[kind.key, kind.normalise(id.value)] as const] : []
    }),
  )
  return kinds.flatMap((kind): KnownTaxId[] => {
    const value = given.get(kind.key)
    if (value !== undefined) return [{ kind, value, derived: false }]
    const source = kind.derive ? given.get(kind.derive.from) : undefined
    if (kind.derive === undefined || source === undefined) return []
    const inner = kind.validate(kind.derive.take(source))
    return inner.ok ? [{ kind, value: inner.value, derived: true }] : []
  })
}

export type TaxIdFault = {
  /** Key of the kind. */
  readonly kind: string
  readonly code: TaxIdRefusal | 'kind_unknown' | 'required'
}

/** What is wrong with the numbers of a seller or buyer, and which ones are missing. */
export function taxIdFaults(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
): readonly TaxIdFault[] {
  const kinds = countryRules(profile.address.country).taxIds
  const wrong = profile.taxIds.flatMap((id): TaxIdFault[] => {
    const kind = kinds.find(candidate => candidate.key === id.kind)
    if (!kind) return [{ kind: id.kind, code: 'kind_unknown' }]
    if (id.value.trim() === '') return []
    const result = kind.validate(id.value)
    return result.ok ? [] : [{ kind: id.kind, code: result.refusal }]
  })
  const asked = role === 'seller' ? 'seller' : 'business_buyer'
  if (role === 'buyer' && profile.kind === 'person') return wrong
  const present = new Set(taxIdsOf(profile).map(id => id.kind.key))
  const missing = kinds
    .filter(kind => kind.requiredFor.includes(asked) && !present.has(kind.key))
    .map((kind): TaxIdFault => ({ kind: kind.key, code: 'required' }))
  return [...wrong, ...missing]
}

/** Whether the party is registered for VAT or GST, as far as its numbers tell. */
export function isVatRegistered(profile: Pick<PartyProfile, 'address' | 'taxIds'>): boolean {
  return taxIdsOf(profile).some(id => id.kind.role === 'vat')
}
