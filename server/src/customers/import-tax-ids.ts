import type { TaxIdKind } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import type { TaxId } from '@bordereau/domain/party/party'
import type { Cells, Fault } from '../imports/run.ts'

type Role = TaxIdKind['role']

/** Which of a country's numbers a column holds is not said in a file; the first kind that fits is taken. */
const ROLES: Readonly<Record<string, readonly Role[]>> = {
  vatNumber: ['vat', 'tax'],
  registrationNumber: ['registration', 'other', 'tax'],
}

export type ReadIds = { readonly ids: readonly TaxId[]; readonly faults: readonly Fault[] }

export function readTaxIds(cells: Cells, country: string): ReadIds {
  const ids: TaxId[] = []
  const faults: Fault[] = []
  for (const [field, roles] of Object.entries(ROLES)) {
    const value = cells[field] ?? ''
    if (value === '') continue
    const read = readTaxId(value, kindsOf(country, roles))
    if ('reason' in read) faults.push({ field, value, reason: read.reason })
    else if (!ids.some(id => id.kind === read.kind)) ids.push(read)
  }
  return { ids, faults }
}

/** Where the country has no number of these roles, any it has. */
function kindsOf(country: string, roles: readonly Role[]): readonly TaxIdKind[] {
  const kinds = countryRules(country).taxIds
  const fitting = roles.flatMap(role => kinds.filter(kind => kind.role === role))
  return fitting.length > 0 ? fitting : kinds
}

function readTaxId(
  value: string,
  kinds: readonly TaxIdKind[],
): TaxId | { readonly reason: string } {
  const results = kinds.map(kind => ({ kind, result: kind.validate(value) }))
  for (const { kind, result } of results)
    if (result.ok) return { kind: kind.key, value: result.value }
  // The likeliest kind's reason helps most: 'wrong_checksum' is a typing error.
  const refused = results.flatMap(({ result }) => (result.ok ? [] : [result.refusal]))
  return {
    reason: refused.find(reason => reason === 'wrong_checksum') ?? refused[0] ?? 'wrong_format',
  }
}
