import { getCompany, updateCompany } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { getDashboard } from '@bordereau/contract/dashboard'
import { getMe } from '@bordereau/contract/session'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Refused } from '../../api.ts'
import type { Faults } from '../../form.ts'
import { get, keyOf, queryClient, touch, useAct } from '../../query.ts'
import {
  type CompanyChanges,
  type CompanyFields,
  changesBetween,
  formerOf,
} from './company-changes.ts'

export type Company = ResponseOf<typeof getCompany>
export type SaveState = 'saved' | 'changed' | 'saving' | 'refused'

export type CompanyForm = {
  /** What was saved with what was changed since. */
  readonly values: CompanyFields
  readonly company: Company
  readonly change: (changes: CompanyChanges) => void
  readonly state: SaveState
  readonly faults: Faults
  readonly refused: Refused | undefined
  /** Saves what was changed, and `more`; true when nothing is left to save. Faults stay in the form. */
  readonly save: (more?: CompanyChanges) => Promise<boolean>
  readonly undo: (() => void) | undefined
}

/**
 * A part of the company under the pen. Only changed fields are sent; when somebody else saved in the meantime, ours are
 * put on top of hers. `check` says what cannot be sent yet.
 */
export function useCompanyForm(
  company: Company,
  check: (values: CompanyFields) => Faults = noFaults,
): CompanyForm {
  const [changes, setChanges] = useState<CompanyChanges>({})
  const [faults, setFaults] = useState<Faults>({})
  const [undoable, setUndoable] = useState<CompanyChanges>()
  const { act, pending, refused, clear } = useAct(updateCompany, { touches: [getDashboard] })
  const values = { ...fieldsOf(company), ...changes }
  const latest = useRef({ company, changes, values })
  useLayoutEffect(() => {
    latest.current = { company, changes, values }
  })

  const send = useCallback(
    async (wanted: CompanyChanges, base: Company): Promise<boolean> => {
      const query = { workspaceId: base.workspaceId }
      // An answer that was not drawn yet, of a logo say, has a newer version than the form was drawn with.
      const known = queryClient.getQueryData<Company>(keyOf(getCompany, query))
      const body = { ...wanted, version: Math.max(base.version, known?.version ?? 0) }
      const answer = await act({ query, body })
      if (answer.ok) {
        keepCompany(answer.value)
        return true
      }
      if (answer.refusal !== 'changed_meanwhile') return false
      await queryClient.invalidateQueries({ queryKey: keyOf(getCompany, query) })
      const newer = await queryClient.fetchQuery(get(getCompany, query))
      const again = await act({ query, body: { ...wanted, version: newer.version } })
      if (again.ok) keepCompany(again.value)
      return again.ok
    },
    [act],
  )

  const change = useCallback(
    (more: CompanyChanges): void => {
      clear()
      setFaults({})
      setChanges(former => ({ ...former, ...more }))
    },
    [clear],
  )

  const save = useCallback(
    async (more: CompanyChanges = {}): Promise<boolean> => {
      const { company: base, changes: made, values: all } = latest.current
      const found = check(all)
      setFaults(found)
      if (Object.keys(found).length > 0) return false
      const wanted = changesBetween(fieldsOf(base), { ...made, ...more })
      if (Object.keys(wanted).length === 0) return true
      const former = formerOf(fieldsOf(base), wanted)
      if (!(await send(wanted, base))) return false
      setUndoable(former)
      // What was typed while it was being saved stays under the pen.
      setChanges(now => changesBetween({ ...fieldsOf(base), ...wanted }, now))
      return true
    },
    [check, send],
  )

  const state = stateOf(pending, refused, faults, changes)
  useWarningBeforeLeaving(state !== 'saved')
  return {
    values,
    company,
    change,
    state,
    faults,
    refused,
    save,
    undo: undoable && (() => void putBack(undoable, send, company, () => setUndoable(undefined))),
  }
}

async function putBack(
  former: CompanyChanges,
  send: (wanted: CompanyChanges, base: Company) => Promise<boolean>,
  company: Company,
  done: () => void,
): Promise<void> {
  const base = queryClient.getQueryData<Company>(
    keyOf(getCompany, { workspaceId: company.workspaceId }),
  )
  if (await send(former, base ?? company)) {
    done()
    toasts.info(t`Put back as it was.`)
  }
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

function stateOf(
  pending: boolean,
  refused: Refused | undefined,
  faults: Faults,
  changes: CompanyChanges,
): SaveState {
  if (pending) return 'saving'
  if (refused || Object.keys(faults).length > 0) return 'refused'
  return Object.keys(changes).length > 0 ? 'changed' : 'saved'
}

function fieldsOf(company: Company): CompanyFields {
  const { workspaceId: _w, hasLogo: _l, sample: _s, version: _v, ...fields } = company
  return fields
}

const noFaults = (): Faults => ({})

function useWarningBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
