import { getCompany, type updateCompany, type Company } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { type Mutation, get, keyOf, queryClient, invalidate } from '../../data/query.ts'
import type { Refused } from '../../data/api.ts'
import { type CompanyChanges, type CompanyFields, changesBetween } from './company-changes.ts'

let lastSave: Promise<unknown> = Promise.resolve()

/**
 * Saves changes on top of the newest known company. The saves of one person run one after the other, whichever form
 * they come from: each carries the version that the one before it returned. When another person saved in the meantime,
 * these changes are applied on top of theirs. Resolves to the refusal when it was refused.
 */
export function saveCompany(
  act: Mutation<typeof updateCompany>['mutate'],
  wanted: CompanyChanges,
  base: Company,
): Promise<{ readonly ok: true } | Refused> {
  const mine = lastSave.then(() => saveNow(act, wanted, base))
  lastSave = mine.catch(() => undefined)
  return mine
}

async function saveNow(
  act: Mutation<typeof updateCompany>['mutate'],
  wanted: CompanyChanges,
  base: Company,
): Promise<{ readonly ok: true } | Refused> {
  const query = { workspaceId: base.workspaceId }
  const { version, left } = unsavedChanges(wanted, newestCompany(base))
  if (Object.keys(left).length === 0) return { ok: true }
  const response = await act({ query, body: { ...left, version } })
  if (response.ok) cacheCompany(response.value)
  if (response.ok || response.refusal !== 'changed_meanwhile') return response
  await queryClient.invalidateQueries({ queryKey: keyOf(getCompany, query) })
  const newer = await queryClient.fetchQuery(get(getCompany, query))
  const again = await act({ query, body: { ...left, version: newer.version } })
  if (again.ok) cacheCompany(again.value)
  return again
}

/** The changes that the save before this one has not saved yet. */
function unsavedChanges(wanted: CompanyChanges, company: Company) {
  return { version: company.version, left: changesBetween(editableFields(company), wanted) }
}

/** A response that was not rendered yet, of a logo for example, has a newer version than the form was rendered with. */
export function newestCompany(company: Company): Company {
  const query = { workspaceId: company.workspaceId }
  const known = queryClient.getQueryData<Company>(keyOf(getCompany, query))
  return known !== undefined && known.version > company.version ? known : company
}

/** The company's name and flag are in the navigation, so the session is reloaded too. */
export function cacheCompany(company: Company): void {
  const queryKey = keyOf(getCompany, { workspaceId: company.workspaceId })
  // A running query may have started before the save: its response would restore the former version.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Company>(queryKey, known =>
    known && known.version > company.version ? { ...known, hasLogo: company.hasLogo } : company,
  )
  invalidate([getMe])
}

/** The company without fields that are not editable. */
export function editableFields(company: Company): CompanyFields {
  const { workspaceId: _w, hasLogo: _l, sample: _s, version: _v, ...fields } = company
  return fields
}
