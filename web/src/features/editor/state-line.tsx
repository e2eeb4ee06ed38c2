import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '#macros'
import { useEffect, useState } from 'react'
import { CONFLICT_POSTPONED } from './conflict-dialog.tsx'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { useFatalFindings } from './finding-store.tsx'
import type { SaveState, Saver } from './saver.ts'
import { useIsQuote } from './store.ts'
import { useSaveState } from './use-saver.ts'

/** When the draft was saved, and how many fatal findings it has. */
export function StateLine({ saver, onCheck }: { saver: Saver; onCheck: () => void }) {
  const { view } = useEditorContext()
  const state = useSaveState(saver)
  const fatal = useFatalFindings()
  return (
    <div className={css.state}>
      <Text as="span" size={13} tone={toneOf(state)}>
        <span role="status">
          <SaveStatusText state={state} />
        </span>
      </Text>
      {state.status === 'failed' && (
        <Button size="sm" onClick={() => void saver.flush()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state.status === 'conflict' && (
        <Button size="sm" onClick={() => view.show(CONFLICT_POSTPONED, false)}>
          <Trans>Decide</Trans>
        </Button>
      )}
      {fatal && (fatal.isReady || fatal.steps + fatal.faults > 0) && (
        <Button look="quiet" size="sm" onClick={onCheck}>
          <Readiness {...fatal} />
        </Button>
      )}
    </div>
  )
}

function Readiness({ steps, faults }: { readonly steps: number; readonly faults: number }) {
  const isQuote = useIsQuote()
  if (faults > 0)
    return <Plural value={faults + steps} one="# thing to fix" other="# things to fix" />
  if (steps > 0) return <Plural value={steps} one="# step left" other="# steps left" />
  return isQuote ? <Trans>Ready to be sent</Trans> : <Trans>Ready to be issued</Trans>
}

function toneOf({ status }: SaveState): 'muted' | 'red' | 'amber' {
  if (status === 'failed' || status === 'closed' || status === 'conflict') return 'red'
  return status === 'offline' ? 'amber' : 'muted'
}

function SaveStatusText({ state }: { state: SaveState }) {
  const { t } = useLingui()
  switch (state.status) {
    case 'saved':
      return <SavedAgo at={state.at} />
    case 'changed':
    case 'saving':
      return t`Saving …`
    case 'offline':
      return t`Offline: kept in this browser, saved when the server is back`
    case 'failed':
      return state.reference === ''
        ? t`Not saved: ${state.message}`
        : t`Not saved: ${state.message} (reference ${state.reference})`
    case 'conflict':
      return t`Not saved: changed elsewhere`
    case 'closed':
      return t`Can no longer be saved: it was issued or deleted elsewhere`
  }
}

const TICK_MS = 5000

function SavedAgo({ at }: { at: number }) {
  const { t } = useLingui()
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((Math.max(now, at) - at) / 1000))
  if (seconds < 5) return t`Saved`
  return seconds < 60 ? t`Saved ${seconds} s ago` : t`Saved ${Math.round(seconds / 60)} min ago`
}
