import { getCompany, type updateCompany } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { getMe } from '@bordereau/contract/session'
import { type Act, get, keyOf, queryClient, touch } from '../../query.ts'
import { type CompanyChanges, type CompanyFields, changesBetween } from './company-changes.ts'

export type Company = ResponseOf<typeof getCompany>

let turn: Promise<unknown> = Promise.resolve()

/**
 * Saves changes on top of the newest company that is known. What one person saves goes one after the other, whichever
 * form it comes from: each carries the version that the one before it made. When somebody else saved in the meantime,
 * ours are put on top of hers. False when it was refused; then `act` tells why.
 */
export function sendCompany(
  act: Act<typeof updateCompany>['act'],
  wanted: CompanyChanges,
  base: Company,
): Promise<boolean> {
  const mine = turn.then(() => send(act, wanted, base))
  turn = mine.catch(() => undefined)
  return mine
}

async function send(
  act: Act<typeof updateCompany>['act'],
  wanted: CompanyChanges,
  base: Company,
): Promise<boolean> {
  const query = { workspaceId: base.workspaceId }
  const { version, left } = leftOf(wanted, newestOf(base))
  if (Object.keys(left).length === 0) return true
  const answer = await act({ query, body: { ...left, version } })
  if (answer.ok) keepCompany(answer.value)
  if (answer.ok || answer.refusal !== 'changed_meanwhile') return answer.ok
  await queryClient.invalidateQueries({ queryKey: keyOf(getCompany, query) })
  const newer = await queryClient.fetchQuery(get(getCompany, query))
  const again = await act({ query, body: { ...left, version: newer.version } })
  if (again.ok) keepCompany(again.value)
  return again.ok
}

/** What the save before ours has not saved yet. */
function leftOf(wanted: CompanyChanges, company: Company) {
  return { version: company.version, left: changesBetween(fieldsOf(company), wanted) }
}

/** An answer that was not drawn yet, of a logo say, has a newer version than the form was drawn with. */
export function newestOf(company: Company): Company {
  const query = { workspaceId: company.workspaceId }
  const known = queryClient.getQueryData<Company>(keyOf(getCompany, query))
  return known !== undefined && known.version > company.version ? known : company
}

/** The company's name and flag stand in the rail, so who is here is asked again too. */
export function keepCompany(company: Company): void {
  const queryKey = keyOf(getCompany, { workspaceId: company.workspaceId })
  // A reading under way may have begun before the writing: its answer would bring the former version back.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Company>(queryKey, known =>
    known && known.version > company.version ? { ...known, hasLogo: company.hasLogo } : company,
  )
  touch([getMe])
}

/** The company without what is not asked of anybody. */
export function fieldsOf(company: Company): CompanyFields {
  const { workspaceId: _w, hasLogo: _l, sample: _s, version: _v, ...fields } = company
  return fields
}
