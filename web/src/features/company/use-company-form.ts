import { updateCompany } from '@bordereau/contract/company'
import { getDashboard } from '@bordereau/contract/dashboard'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Refused } from '../../api.ts'
import type { Faults } from '../../form.ts'
import { useAct } from '../../query.ts'
import {
  type CompanyChanges,
  type CompanyFields,
  changesBetween,
  formerOf,
} from './company-changes.ts'
import { type Company, fieldsOf, newestOf, sendCompany } from './send-company.ts'

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
 * A part of the company under the pen. Only changed fields are sent. `check` says what cannot be sent yet.
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
    (wanted: CompanyChanges, base: Company) => sendCompany(act, wanted, base),
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
  if (await send(former, newestOf(company))) {
    done()
    toasts.info(t`Put back as it was.`)
  }
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

const noFaults = (): Faults => ({})

function useWarningBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
