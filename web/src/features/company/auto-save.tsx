import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { type ReactNode, useEffect, useRef } from 'react'
import { refusalMessage } from '../../data/refusal.tsx'
import { SaveStatus, type SaveStatusProps } from '../../form/save-status.tsx'
import type { CompanyForm } from './use-company-form.ts'

/**
 * A settings form that saves itself a moment after the last change or when a field is left, shows the state, and offers
 * undo.
 */
export function AutoSave(props: {
  readonly form: CompanyForm
  /** Short where nothing is typed letter by letter. */
  readonly pauseMs?: number
  /** Shows no state: the page around has its own button. */
  readonly quiet?: boolean
  readonly children: ReactNode
}) {
  const { form, pauseMs = 1500, quiet = false, children } = props
  const { state, save } = form
  useSaveAfterPause(form, pauseMs)
  return (
    <Stack gap={6}>
      <div
        onBlur={() => {
          if (state === 'changed') void save()
        }}
      >
        {children}
      </div>
      {!quiet && <SaveStatus {...statusLine(form)} />}
    </Stack>
  )
}

function useSaveAfterPause(form: CompanyForm, pauseMs: number): void {
  const { state, save, values } = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What is unsaved from before is saved, too.
  const known = useRef<CompanyForm['values']>(undefined)
  useEffect(() => {
    const changed = known.current !== values
    known.current = values
    if (state !== 'changed' || !changed) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }, [state, save, values, pauseMs])
  useEffect(() => () => clearTimeout(timer.current), [])
}

function statusLine({ state, undo, save, refused }: CompanyForm): SaveStatusProps {
  if (state === 'refused') {
    const why = refused ? saveRefusalMessage(refused) : t`Not saved yet: see the marked fields.`
    return { state, why, onRetry: () => void save() }
  }
  if (state !== 'saved') return { state: 'saving' }
  return undo === undefined ? { state: 'untouched' } : { state, onUndo: undo }
}

function saveRefusalMessage(refused: NonNullable<CompanyForm['refused']>): string {
  return refused.refusal === 'tax_id_invalid'
    ? t`Not saved: one of the numbers is not right.`
    : refusalMessage(refused)
}
