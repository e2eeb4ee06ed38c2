import type { TaxIdKind, TaxIdRefusal } from './tax-id-kind.ts'
import { countryRules } from './rules.ts'
import type { PartyProfile, TaxId } from '../party/party.ts'

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
    const inner = (kind.derive ?? []).flatMap(({ from, take }) => {
      const source = entered.get(from)
      const read = source === undefined ? undefined : kind.validate(take(source))
      return read?.ok === true ? [read.value] : []
    })
    return inner.slice(0, 1).map(found => ({ kind, value: found, derived: true }))
  })
}

/** The number of a register by which the tax office knows the party, too. */
export function registerTaxNumber(
  profile: Pick<PartyProfile, 'address' | 'taxIds'>,
): string | undefined {
  return taxIdsOf(profile).find(({ kind }) => kind.isTaxNumber)?.value
}

/** A number by which two of one kind are compared, however each is written: '181/815/08155' is '18181508155'. */
export function bareTaxId(value: string): string {
  return value.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
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

/** The number of this kind as it is computed from another valid one; undefined where that is missing or has none. */
export function proposedTaxId(
  kind: TaxIdKind,
  { address, taxIds }: Pick<PartyProfile, 'address' | 'taxIds'>,
): string | undefined {
  const { propose } = kind
  if (propose === undefined) return undefined
  const source = countryRules(address.country).taxIds.find(({ key }) => key === propose.from)
  const entered = taxIds.find(id => id.kind === propose.from)?.value ?? ''
  const read = source?.validate(entered)
  return read?.ok === true ? propose.make(read.value) : undefined
}

/**
 * The numbers with the one of this kind entered, or removed where it is empty. For a seller that charges the tax, who has
 * them all, a number that is computed from it follows it until another one is entered; for others it is only proposed.
 */
export function withTaxId(
  profile: Pick<PartyProfile, 'address' | 'taxIds'>,
  key: string,
  value: string,
  chargesTax = false,
): readonly TaxId[] {
  const { address } = profile
  const taxIds = replaceTaxId(profile.taxIds, key, value)
  if (!chargesTax) return taxIds
  const computed = countryRules(address.country).taxIds.filter(
    ({ propose }) => propose?.from === key,
  )
  return computed.reduce((ids, kind) => {
    const [before, after] = [proposedTaxId(kind, profile), proposedTaxId(kind, { address, taxIds })]
    const entered = ids.find(id => id.kind === kind.key)?.value ?? ''
    const isFree = entered === '' || kind.normalise(entered) === before
    if (after === undefined || after === before || !isFree) return ids
    return replaceTaxId(ids, kind.key, kind.format(after))
  }, taxIds)
}

function replaceTaxId(taxIds: readonly TaxId[], kind: string, value: string): readonly TaxId[] {
  const others = taxIds.filter(id => id.kind !== kind)
  const before = taxIds.find(id => id.kind === kind)
  return value === '' ? others : [...others, { ...before, kind, value }]
}
