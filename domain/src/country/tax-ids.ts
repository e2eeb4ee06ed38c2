import type { TaxIdKind, TaxIdRefusal } from './country.ts'
import { countryRules } from './rules.ts'
import type { PartyProfile } from '../party/party.ts'

export type KnownTaxId = {
  readonly kind: TaxIdKind
  readonly value: string
  /** Extracted from another number, not entered: the SIREN inside a French VAT number. */
  readonly derived: boolean
}

/**
 * The numbers of a party with their kinds, in the country's order; numbers contained in others are extracted. Kinds
 * unknown to the country are left out.
 */
export function taxIdsOf(profile: Pick<PartyProfile, 'address' | 'taxIds'>): readonly KnownTaxId[] {
  const kinds = countryRules(profile.address.country).taxIds
  const entered = new Map(
    kinds.flatMap(kind => {
      const id = profile.taxIds.find(one => one.kind === kind.key && one.value.trim() !== '')
      return id ? [[kind.key, kind.normalise(id.value)] as const] : []
    }),
  )
  return kinds.flatMap((kind): KnownTaxId[] => {
    const value = entered.get(kind.key)
    if (value !== undefined) return [{ kind, value, derived: false }]
    const source = kind.derive ? entered.get(kind.derive.from) : undefined
    if (kind.derive === undefined || source === undefined) return []
    const inner = kind.validate(kind.derive.take(source))
    return inner.ok ? [{ kind, value: inner.value, derived: true }] : []
  })
}

export type TaxIdError = {
  /** Key of the kind. */
  readonly kind: string
  readonly code: TaxIdRefusal | 'kind_unknown' | 'required'
}

/** The invalid and the missing numbers of a seller or buyer. */
export function taxIdErrors(
  profile: PartyProfile,
  role: 'seller' | 'buyer',
): readonly TaxIdError[] {
  const kinds = countryRules(profile.address.country).taxIds
  const wrong = profile.taxIds.flatMap((id): TaxIdError[] => {
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
    .map((kind): TaxIdError => ({ kind: kind.key, code: 'required' }))
  return [...wrong, ...missing]
}

/** Whether the party has a number that proves registration for VAT or GST. */
export function isVatRegistered(profile: Pick<PartyProfile, 'address' | 'taxIds'>): boolean {
  return taxIdsOf(profile).some(id => id.kind.role === 'vat')
}
