import type { TaxIdKind } from '@bordereau/domain/country/tax-id-kind'
import { countryRules } from '@bordereau/domain/country/rules'
import { bareTaxId } from '@bordereau/domain/country/tax-ids'
import type { TaxId } from '@bordereau/domain/party/party'
import type { Cells, CellError } from '../imports/run.ts'

type Role = TaxIdKind['role']

/** A column does not state the kind of its tax ids: the first kind of these roles that validates is used. */
const ROLES: Readonly<Record<string, readonly Role[]>> = {
  vatNumber: ['vat', 'tax'],
  registrationNumber: ['registration', 'other', 'tax'],
}

export type ReadIds = { readonly ids: readonly TaxId[]; readonly errors: readonly CellError[] }

export function readTaxIds(cells: Cells, country: string): ReadIds {
  const ids: TaxId[] = []
  const errors: CellError[] = []
  for (const [field, roles] of Object.entries(ROLES)) {
    const value = cells[field] ?? ''
    if (value === '') continue
    const read = readTaxId(value, kindsOf(country, roles))
    if ('reason' in read) errors.push({ field, value, reason: read.reason })
    else if (!ids.some(id => id.kind === read.kind)) ids.push(read)
  }
  return { ids, errors }
}

/** The country's kinds of tax ids with these roles, or all its kinds when it has none of them. */
function kindsOf(country: string, roles: readonly Role[]): readonly TaxIdKind[] {
  const kinds = countryRules(country).taxIds
  const matching = roles.flatMap(role => kinds.filter(kind => kind.role === role))
  return matching.length > 0 ? matching : kinds
}

function readTaxId(
  value: string,
  kinds: readonly TaxIdKind[],
): TaxId | { readonly reason: string } {
  const results = kinds.map(kind => ({ kind, result: kind.validate(value) }))
  for (const { kind, result } of results)
    if (result.ok) return { kind: kind.key, value: result.value }
  // 'wrong_checksum' is the most helpful reason: the format fits, so it is a typing error.
  const refusals = results.flatMap(({ result }) => (result.ok ? [] : [result.refusal]))
  return {
    reason: refusals.find(reason => reason === 'wrong_checksum') ?? refusals[0] ?? 'wrong_format',
  }
}

/** The key by which an import recognises a customer: country, kind and value of a tax id, however it is written. */
export function keyOf(country: string, { kind, value }: TaxId): string {
  return `${country} ${kind} ${bareTaxId(value)}`
}

/** The cell that no two rows of a file share: its first tax id. */
export function uniqueCell(cells: Cells, [first]: readonly TaxId[]) {
  const field = cells['vatNumber'] ? 'vatNumber' : 'registrationNumber'
  return first ? { field, value: bareTaxId(first.value) } : null
}
