import { type Notification, listNotifications } from '@bordereau/contract/notifications'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Sheet } from '@bordereau/ui/overlay/modal'
import { EmptyState, Loading, Skeleton } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useEffect, useRef, useState } from 'react'
import { useRows } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { NotificationItem } from './item.tsx'
import css from './notifications.module.css'
import { ReadAll } from './read-all.tsx'

/** On a phone: from the bottom, as wide as the screen. */
export function PanelSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} side="bottom" title={t`Notifications`}>
      <Body onClose={onClose} head={false} />
    </Sheet>
  )
}

/** Below the bell. */
export function Panel({ onClose }: { readonly onClose: () => void }) {
  return <Body onClose={onClose} head />
}

type List = ReturnType<typeof useNotifications>

function useNotifications() {
  const { workspaceId } = useWorkspace()
  return useRows(listNotifications, { workspaceId, limit: 20 })
}

function Body({ onClose, head }: { readonly onClose: () => void; readonly head: boolean }) {
  const list = useNotifications()
  const box = useRef<HTMLDivElement>(null)
  // Screen readers announce the dialog, and the arrow keys start at the first notification.
  useEffect(() => {
    const frame = box.current
    frame?.focus({ preventScroll: true })
    const listening = new AbortController()
    const { signal } = listening
    frame?.addEventListener('keydown', event => walk(event, frame), { signal })
    frame?.addEventListener('focus', keepFocus, { signal })
    return () => listening.abort()
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-autofocus
      data-limited={head || undefined}
      className={css.body}
    >
      <Head rows={list.data} head={head} onClose={onClose} />
      <Rows list={list} onClose={onClose} />
    </div>
  )
}

/**
 * The popover focuses its panel a moment after opening. A notification that was reached by the arrow keys meanwhile keeps
 * the focus.
 */
function keepFocus({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement && relatedTarget.closest('[data-notification]'))
    relatedTarget.focus()
}

/** Arrow keys move through the notifications, Home and End jump. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const links = [...(box?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])]
  const at = links.findIndex(link => link.contains(document.activeElement))
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, links.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: links.length - 1,
  }
  const place = places[event.key]
  if (place === undefined || links.length === 0) return
  event.preventDefault()
  links[place]?.querySelector<HTMLElement>('a')?.focus()
}

function Head(props: {
  readonly rows: readonly Notification[] | undefined
  readonly head: boolean
  readonly onClose: () => void
}) {
  return (
    <Row justify="between" gap={2} wrap>
      {props.head ? (
        <Text weight="semibold" as="span">
          <Trans>Notifications</Trans>
        </Text>
      ) : (
        <span />
      )}
      <Row gap={1}>
        <ReadAll rows={props.rows} />
        <SettingsLink onClose={props.onClose} />
      </Row>
    </Row>
  )
}

/** Guests, who have no address, get no messages to choose. */
function SettingsLink({ onClose }: { readonly onClose: () => void }) {
  const { workspaceId } = useWorkspace()
  const { person } = useMe()
  if (person?.email === null) return null
  return (
    <Link
      href={`/w/${workspaceId}/settings/notifications`}
      onClick={onClose}
      className={css.settings}
    >
      <Trans>Settings</Trans>
    </Link>
  )
}

function Rows({ list, onClose }: { readonly list: List; readonly onClose: () => void }) {
  const now = useNow()
  const { data, refused, retry } = list
  if (!data && refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <Waiting />
  if (data.length === 0) {
    return (
      <EmptyState icon="bell" title={<Trans>Nothing new</Trans>}>
        <Trans>When a customer opens or pays an invoice, it shows here.</Trans>
      </EmptyState>
    )
  }
  return (
    <Stack gap={1}>
      <ul className={css.list}>
        {data.map(row => (
          <NotificationItem key={row.id} notification={row} now={now} onClose={onClose} />
        ))}
      </ul>
      {list.hasMore && (
        <Row justify="center">
          <Button size="sm" busy={list.loadingMore} onClick={list.fetchNext}>
            <Trans>Show more</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function Waiting() {
  return (
    <Loading>
      <div className={css.waiting}>
        {[1, 2, 3].map(place => (
          <Skeleton key={place} height="2.5rem" />
        ))}
      </div>
    </Loading>
  )
}

/** The current time, updated each minute, so that 'now' does not stay 'now'. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
