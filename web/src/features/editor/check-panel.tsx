import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { useDesk } from './desk.ts'
import { useFaults } from './fault-list.tsx'
import type { EditorFault } from './faults.ts'
import { jumpTo } from './jump.ts'
import { mendOf } from './mend.ts'
import { faultSentence } from './sentences.ts'
import { useEditor, useEditorStore } from './store.ts'
import { useTrade } from './trade.tsx'
import { TotalsBlock } from './totals-block.tsx'

const Rounding = lazy(async () => ({ default: (await import('./rounding.tsx')).Rounding }))

/** What stands between the draft and its issue, each with the way to mend it; then the sums and why they are so. */
export function CheckPanel() {
  const { t } = useLingui()
  const faults = useFaults()
  const fatal = faults.filter(({ severity }) => severity === 'fatal')
  return (
    <Stack gap={6}>
      <section aria-label={t`To mend`}>
        {fatal.length === 0 && (
          <Notice tone="green" title={t`Ready to be issued`}>
            <Trans>All rules for this sale are kept.</Trans>
          </Notice>
        )}
        <Stack gap={3}>
          {faults.map(fault => (
            <FaultItem key={`${fault.code} ${fault.path}`} fault={fault} />
          ))}
        </Stack>
      </section>
      <TotalsBlock label={t`Totals at a glance`} />
      <RoundingExplained />
    </Stack>
  )
}

/** Worked out only while it is open: it looks at every line. */
function RoundingExplained() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t`How it was rounded`}</summary>
      <Suspense fallback={null}>{open && <Rounding />}</Suspense>
    </details>
  )
}

function FaultItem({ fault }: { fault: EditorFault }) {
  const { t } = useLingui()
  const where = useWhere(fault.path)
  const fatal = fault.severity === 'fatal'
  return (
    <Row align="start" gap={2}>
      <Text as="span" tone={fatal ? 'red' : 'amber'}>
        <Icon name={fatal ? 'alert' : 'warning'} title={fatal ? t`To mend` : t`To look at`} />
      </Text>
      <Stack gap={1}>
        <Text>{faultSentence(fault)}</Text>
        <Row gap={2} wrap>
          <MendButton fault={fault} />
          <Text as="span" size={12} tone="muted">
            {[where, fault.from === 'rule' ? fault.code : ''].filter(Boolean).join(' · ')}
          </Text>
        </Row>
      </Stack>
    </Row>
  )
}

/** Mends what can be mended by itself, leads to the field on the paper, or to the page where it is kept. */
function MendButton({ fault }: { fault: EditorFault }) {
  const { workspaceId, view, company } = useDesk()
  const store = useEditorStore()
  const trade = useTrade()
  const { path } = fault
  const customerId = useEditor(({ draft }) => draft.customerId)
  if (path === 'seller' || path.startsWith('seller.')) {
    return (
      <Link href={`/w/${workspaceId}/settings/company`}>
        <Trans>Open company settings</Trans>
      </Link>
    )
  }
  if ((path === 'buyer' || path.startsWith('buyer.')) && customerId !== null) {
    return (
      <Link href={`/w/${workspaceId}/customers/${customerId}`}>
        <Trans>Open the customer</Trans>
      </Link>
    )
  }
  const mend = mendOf(fault, store.read().draft, trade(), company.profile.address.country)
  if (mend !== undefined) {
    return (
      <Button size="sm" icon="wand" onClick={() => store.dispatch(mend.action)}>
        {mend.label()}
      </Button>
    )
  }
  return (
    <Button size="sm" onClick={() => jumpTo(path, store.read(), view)}>
      <Trans>Go there</Trans>
    </Button>
  )
}

function useWhere(path: string): string {
  const { t } = useLingui()
  const [first, index] = path.split('.')
  if (first === 'seller') return t`your company`
  if (first === 'buyer') return t`the customer`
  return first === 'lines' && index !== undefined ? t`line ${Number(index) + 1}` : ''
}
