import { countUnread } from '@bordereau/contract/notification-stream'
import { IconButton } from '@bordereau/ui/button/button'
import { Popover } from '@bordereau/ui/overlay/popover'
import { plural, t } from '#macros'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { usePhone } from '../../layout/phone.ts'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useLiveUpdates } from './use-live.ts'

// Fetched when the bell is first pressed.
const load = () => import('./panel.tsx')
const Panel = lazy(async () => ({ default: (await load()).Panel }))
const PanelSheet = lazy(async () => ({ default: (await load()).PanelSheet }))

/** Where no stream is possible, the number is polled. */
const COUNT_EVERY_MS = 120_000
const PANEL_PX = 384

/** The number of unread notifications; pressed, the list. */
export function Bell() {
  const { workspaceId } = useWorkspace()
  const [open, setOpen] = useState(false)
  const phone = usePhone()
  const enabled = useLiveUpdates()
  const { data } = useQuery(countUnread, { workspaceId }, { enabled, refetchMs: COUNT_EVERY_MS })
  const unread = data?.unread ?? 0
  const said = useAnnouncement(data?.unread)
  const close = () => setOpen(false)
  const bell = (
    <IconButton
      icon="bell"
      count={unread}
      label={unread === 0 ? t`Notifications` : t`Notifications: ${wordsOf(unread)}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={() => setOpen(!open)}
    />
  )
  return (
    <>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <Popover
        open={open && !phone}
        onOpenChange={setOpen}
        target={bell}
        align="end"
        width={PANEL_PX}
        trapFocus
        label={t`Notifications`}
      >
        <Suspense fallback={null}>{open && <Panel onClose={close} />}</Suspense>
      </Popover>
      {open && phone && (
        <Suspense fallback={null}>
          <PanelSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function wordsOf(unread: number): string {
  return plural(unread, { one: '# unread', other: '# unread' })
}

/** Announces the number when it changes during work, not when the page has just been opened. */
function useAnnouncement(unread: number | undefined): string {
  const known = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (unread === undefined) return
    if (known.current !== undefined && known.current !== unread) {
      setSaid(t`Notifications: ${wordsOf(unread)}`)
    }
    known.current = unread
  }, [unread])
  return said
}
