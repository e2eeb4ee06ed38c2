import { countUnread } from '@bordereau/contract/notifications'
import { IconButton } from '@bordereau/ui/button/button'
import { Popover } from '@bordereau/ui/overlay/popover'
import { plural, t } from '@lingui/core/macro'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { usePhone } from '../../phone.ts'
import { useGet } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import { useLive } from './use-live.ts'

// Their code comes when the bell is pressed first.
const load = () => import('./panel.tsx')
const Panel = lazy(async () => ({ default: (await load()).Panel }))
const PanelSheet = lazy(async () => ({ default: (await load()).PanelSheet }))

/** Where no stream gets through, the number is asked for. */
const COUNT_EVERY_MS = 120_000
const PANEL_PX = 384

/** How many things happened that this person has not seen; pressed, which. */
export function Bell() {
  const { workspaceId } = useWorkspace()
  const [open, setOpen] = useState(false)
  const phone = usePhone()
  const { data } = useGet(countUnread, { workspaceId }, { refetchMs: COUNT_EVERY_MS })
  useLive()
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

/** Says the number when it changes while one works, not when the page has just been opened. */
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
