import type { updateCompany } from '@bordereau/contract/company'
import type { BodyInput } from '../../api.ts'

/** What can be changed about a company, as it is asked and saved. */
export type CompanyFields = Required<Omit<BodyInput<typeof updateCompany>, 'version'>>
export type CompanyChanges = { readonly [Name in keyof CompanyFields]?: CompanyFields[Name] }

/** Only what differs, so that two people who change different fields do not undo each other. */
export function changesBetween(saved: CompanyFields, wanted: CompanyChanges): CompanyChanges {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isSame(value, saved[name as keyof CompanyFields]), // its own names
  )
  return Object.fromEntries(changed)
}

/** The values these changes replace: what undo puts back. */
export function formerOf(saved: CompanyFields, changes: CompanyChanges): CompanyChanges {
  const names = Object.keys(changes) as (keyof CompanyFields)[] // Object.keys forgets the names
  return Object.fromEntries(names.map(name => [name, saved[name]]))
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
