import type { updateCompany } from '@bordereau/contract/company'
import type { BodyInput } from '../../data/api.ts'

type Body = Omit<BodyInput<typeof updateCompany>, 'version'>

/** What can be changed about a company, as it is asked and saved. */
export type CompanyFields = { readonly [Name in keyof Body]-?: Exclude<Body[Name], undefined> }
export type CompanyChanges = { readonly [Name in keyof CompanyFields]?: CompanyFields[Name] }

/** Only fields that differ, so that two people who change different fields do not undo each other's changes. */
export function changesBetween(saved: CompanyFields, wanted: CompanyChanges): CompanyChanges {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isSame(value, saved[name as keyof CompanyFields]), // its own names
  )
  return Object.fromEntries(changed)
}

/** The values that these changes replace, for undo. */
export function previousValues(saved: CompanyFields, changes: CompanyChanges): CompanyChanges {
  const names = Object.keys(changes) as (keyof CompanyFields)[] // Object.keys loses the key type
  return Object.fromEntries(names.map(name => [name, saved[name]]))
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
