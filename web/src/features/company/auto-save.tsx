import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { wordsOf } from '../../refusal.tsx'
import css from './company.module.css'
import type { CompanyForm } from './use-company-form.ts'

/**
 * A settings form: saves itself a moment after the last change or when a field is left, says so, and can be taken back.
 */
export function AutoSave(props: {
  readonly form: CompanyForm
  /** Short where nothing is typed letter by letter. */
  readonly pauseMs?: number
  /** Says nothing: the page around has its own button. */
  readonly quiet?: boolean
  readonly children: ReactNode
}) {
  const { form, pauseMs = 1500, quiet = false, children } = props
  const { state, save, values } = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(values)
  useEffect(() => {
    const changed = known.current !== values
    known.current = values
    if (state !== 'changed' || !changed) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }, [state, save, values, pauseMs])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Stack gap={6}>
      <div
        onBlur={() => {
          if (state === 'changed') void save()
        }}
      >
        {children}
      </div>
      {!quiet && <SaveLine form={form} />}
    </Stack>
  )
}

function SaveLine({ form }: { form: CompanyForm }) {
  const { state, undo, save, refused } = form
  if (state === 'saved' && undo === undefined) {
    return (
      <Text tone="muted" size={13}>
        <Trans>Changes are saved by themselves.</Trans>
      </Text>
    )
  }
  return (
    <div className={css.saving} role="status">
      {state === 'saved' && (
        <Notice
          tone="green"
          title={<Trans>Saved</Trans>}
          action={
            <Button size="sm" icon="undo" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        />
      )}
      {(state === 'saving' || state === 'changed') && (
        <Notice tone="blue" title={<Trans>Saving …</Trans>} />
      )}
      {state === 'refused' && (
        <Notice
          tone="red"
          title={refused ? wordsOfSave(refused) : t`Not saved yet: see the marked fields.`}
          action={
            <Button size="sm" onClick={() => void save()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </div>
  )
}

function wordsOfSave(refused: NonNullable<CompanyForm['refused']>): string {
  return refused.refusal === 'tax_id_invalid'
    ? t`Not saved: one of the numbers is not right.`
    : wordsOf(refused)
}
