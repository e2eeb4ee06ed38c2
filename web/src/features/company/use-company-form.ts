import { updateCompany, type Company } from '@bordereau/contract/company'
import { getDashboard, getSetup } from '@bordereau/contract/dashboard'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import type { FieldErrors } from '../../form/form.ts'
import { type SubmitResult, errorsOfRefused, fieldIssuesIn } from '../../form/refused-fields.ts'
import { useMutation } from '../../data/query.ts'
import type { UnsavedValues } from '../../data/unsaved-values.ts'
import {
  type CompanyChanges,
  type CompanyFields,
  changesBetween,
  previousValues,
} from './company-changes.ts'
import { editableFields, newestCompany, saveCompany } from './send-company.ts'

export type SaveState = 'saved' | 'changed' | 'saving' | 'refused'

export type CompanyForm = {
  /** The saved values with the changes since. */
  readonly values: CompanyFields
  readonly company: Company
  readonly change: (changes: CompanyChanges) => void
  readonly state: SaveState
  readonly errors: FieldErrors
  readonly refused: Refused | undefined
  /** Saves the changes and `more`; true when nothing is left to save. Errors stay in the form. */
  readonly save: (more?: CompanyChanges) => Promise<boolean>
  /** The same, with the refusal, for the form of one entry. */
  readonly attempt: (more?: CompanyChanges) => Promise<SubmitResult>
  readonly undo: (() => void) | undefined
}

/**
 * A form for a part of the company. Only changed fields are sent. `check` returns the errors that prevent saving. It begins
 * with what is `unsaved` of before, and keeps there what is not saved yet.
 */
export function useCompanyForm(
  rendered: Company,
  check: (values: CompanyFields) => FieldErrors = noErrors,
  unsaved?: UnsavedValues<CompanyChanges>,
): CompanyForm {
  // The page around the form renders a moment after a save: until then, the form would show the former values.
  const company = newestCompany(rendered)
  const [typed] = useState(() => unsaved?.read(replacedIn(company)))
  const [changes, setChanges] = useState<CompanyChanges>(typed ?? {})
  const [errors, setErrors] = useState(() =>
    typed ? check({ ...editableFields(company), ...typed }) : {},
  )
  const [undoable, setUndoable] = useState<CompanyChanges>()
  const { mutate, pending, refused, clear } = useMutation(updateCompany, {
    invalidates: [getDashboard, getSetup],
  })
  const values = { ...editableFields(company), ...changes }
  useKeptChanges(unsaved, company, changes)
  const latest = useRef({ company, changes, values })
  useLayoutEffect(() => {
    latest.current = { company, changes, values }
  })

  const send = useCallback(
    (wanted: CompanyChanges, base: Company) => saveCompany(mutate, wanted, base),
    [mutate],
  )

  const change = useCallback(
    (more: CompanyChanges): void => {
      clear()
      setErrors({})
      setChanges(former => ({ ...former, ...more }))
    },
    [clear],
  )

  const attempt = useCallback(
    async (more: CompanyChanges = {}): Promise<SubmitResult> => {
      const { company: base, changes: made, values: all } = latest.current
      const found = check(all)
      setErrors(found)
      if (Object.keys(found).length > 0) return { ok: false }
      const wanted = changesBetween(editableFields(base), { ...made, ...more })
      if (Object.keys(wanted).length === 0) return { ok: true }
      const former = previousValues(editableFields(base), wanted)
      const result = await send(wanted, base)
      if (!result.ok) {
        setErrors(errorsOfRefused(fieldIssuesIn(result.detail), all))
        return result
      }
      setUndoable(former)
      // What was typed during the save stays unsaved.
      setChanges(now => changesBetween({ ...editableFields(base), ...wanted }, now))
      return result
    },
    [check, send],
  )
  const save = useCallback(async (more?: CompanyChanges) => (await attempt(more)).ok, [attempt])

  const state = saveStateOf(pending, refused, errors, changes)
  useUnloadWarning(state !== 'saved')
  return {
    values,
    company,
    change,
    state,
    errors,
    refused,
    save,
    attempt,
    undo:
      undoable &&
      (() => void restorePrevious(undoable, send, company, () => setUndoable(undefined))),
  }
}

async function restorePrevious(
  former: CompanyChanges,
  send: (wanted: CompanyChanges, base: Company) => Promise<SubmitResult>,
  company: Company,
  done: () => void,
): Promise<void> {
  const result = await send(former, newestCompany(company))
  if (result.ok) {
    done()
    toasts.info(t`Previous version restored.`)
  }
}

function saveStateOf(
  pending: boolean,
  refused: Refused | undefined,
  errors: FieldErrors,
  changes: CompanyChanges,
): SaveState {
  if (pending) return 'saving'
  if (refused || Object.keys(errors).length > 0) return 'refused'
  return Object.keys(changes).length > 0 ? 'changed' : 'saved'
}

const noErrors = (): FieldErrors => ({})

const replacedIn = (company: Company) => (changes: CompanyChanges) =>
  previousValues(editableFields(company), changes)

function useKeptChanges(
  unsaved: UnsavedValues<CompanyChanges> | undefined,
  company: Company,
  changes: CompanyChanges,
): void {
  const latest = useRef({ unsaved, company })
  useLayoutEffect(() => {
    latest.current = { unsaved, company }
  })
  useEffect(() => {
    const { unsaved: store, company: replaced } = latest.current
    if (Object.keys(changes).length === 0) store?.remove()
    else store?.write(changes, replacedIn(replaced)(changes))
  }, [changes])
}

function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
