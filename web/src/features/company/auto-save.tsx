import { Button } from '@bordereau/ui/button/button'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { wordsOf } from '../../refusal.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** How long after the last change a form saves itself, in milliseconds; leaving a field saves at once. */
const PAUSE_MS = 1500

/** A settings form: saves itself, says so, and can be taken back. */
export function AutoSave({ form, children }: { form: CompanyForm; children: ReactNode }) {
  const { state, save, values } = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(values)
  useEffect(() => {
    const changed = known.current !== values
    known.current = values
    if (state !== 'changed' || !changed) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }, [state, save, values])
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
      <SaveLine form={form} />
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
