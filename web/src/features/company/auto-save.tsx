import { Button } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { wordsOf } from '../../refusal.tsx'
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
  return (
    <Row>
      <div role="status">
        {state === 'saved' && (
          <Text as="span" tone="muted">
            <Icon name="check" /> <Trans>All changes are saved.</Trans>
          </Text>
        )}
        {(state === 'saving' || state === 'changed') && (
          <Text as="span" tone="muted">
            <Trans>Saving …</Trans>
          </Text>
        )}
        {state === 'refused' && (
          <Text as="span" tone="red">
            <Icon name="alert" />{' '}
            {refused ? wordsOfSave(refused) : t`Not saved yet: see the marked fields.`}
          </Text>
        )}
      </div>
      {state === 'refused' && (
        <Button size="sm" onClick={() => void save()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state === 'saved' && undo && (
        <Button size="sm" look="quiet" icon="undo" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </Row>
  )
}

function wordsOfSave(refused: NonNullable<CompanyForm['refused']>): string {
  return refused.refusal === 'tax_id_invalid'
    ? t`Not saved: one of the numbers is not right.`
    : wordsOf(refused)
}
