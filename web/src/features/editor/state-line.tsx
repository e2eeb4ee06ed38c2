import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { DECIDE_LATER } from './conflict.tsx'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import { useFaults } from './fault-list.tsx'
import type { SaveState, Saver } from './saver.ts'
import { useSaveState } from './use-saver.ts'

/** "Saved 3 s ago · 2 things to mend". */
export function StateLine({ saver, onCheck }: { saver: Saver; onCheck: () => void }) {
  const { view } = useDesk()
  const state = useSaveState(saver)
  const count = useFaults().filter(({ severity }) => severity === 'fatal').length
  return (
    <div className={css.state}>
      <Text as="span" size={13} tone={toneOf(state)}>
        <span role="status">
          <SaveWords state={state} />
        </span>
      </Text>
      {state.is === 'failed' && (
        <Button size="sm" onClick={() => void saver.flush()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state.is === 'conflict' && (
        <Button size="sm" onClick={() => view.show(DECIDE_LATER, false)}>
          <Trans>Decide</Trans>
        </Button>
      )}
      <Button look="quiet" size="sm" onClick={onCheck}>
        {count === 0 ? (
          <Trans>Ready to be issued</Trans>
        ) : (
          <Plural value={count} one="# thing to mend" other="# things to mend" />
        )}
      </Button>
    </div>
  )
}

function toneOf({ is }: SaveState): 'muted' | 'red' | 'amber' {
  if (is === 'failed' || is === 'closed' || is === 'conflict') return 'red'
  return is === 'offline' ? 'amber' : 'muted'
}

function SaveWords({ state }: { state: SaveState }) {
  const { t } = useLingui()
  switch (state.is) {
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
      return t`Cannot be saved any more: it was issued or deleted elsewhere`
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
