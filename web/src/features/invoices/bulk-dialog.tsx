import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type BulkState, runBulk } from './bulk.ts'
import type { InvoiceRow } from './list-columns.tsx'

export type BulkWork = {
  readonly title: string
  readonly rows: readonly InvoiceRow[]
  /** The reason when it was refused. */
  readonly act: (row: InvoiceRow) => Promise<string | undefined>
  readonly onDone: () => void
}

/** How far a long work is, what was refused and why; it can be stopped, and closed while it goes on. */
export function BulkDialog({ work, onClose }: { work: BulkWork; onClose: () => void }) {
  const { t } = useLingui()
  const { state, stop } = useWork(work)
  const { done, total, failed, running } = state
  const good = done - failed.length
  return (
    <Modal
      open
      onClose={onClose}
      title={work.title}
      closeOnOutside={false}
      foot={
        running ? (
          <Button onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      <Stack>
        <progress aria-label={work.title} max={total} value={done} style={{ width: '100%' }} />
        <div role="status">
          <Text tabular>
            {running ? t`${done} of ${total}` : <Plural value={good} one="# done" other="# done" />}
          </Text>
        </div>
        {failed.length > 0 && (
          <ul>
            {failed.map(({ item, reason }) => (
              <li key={item.id}>
                <Text tone="red">
                  {item.number} {item.customerName}: {reason}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  )
}

function useWork(work: BulkWork) {
  const [state, setState] = useState<BulkState<InvoiceRow>>({
    done: 0,
    total: work.rows.length,
    failed: [],
    running: true,
  })
  const control = useRef<AbortController>(undefined)
  useEffect(() => {
    // Begun once for each work, also where effects run twice while one develops.
    if (control.current) return
    control.current = new AbortController()
    void runBulk(work.rows, work.act, setState, control.current.signal).then(work.onDone)
  }, [work])
  return { state, stop: () => control.current?.abort() }
}
