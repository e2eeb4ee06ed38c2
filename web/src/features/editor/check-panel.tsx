import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { type ComponentType, Suspense, lazy, useState } from 'react'
import { useEditorContext } from './editor-context.ts'
import { useFindings } from './finding-store.tsx'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { focusField } from './focus-field.ts'
import { Mandates } from './mandates.tsx'
import { quickFixFor } from './quick-fix.ts'
import { useHasAddress } from './use-has-address.ts'
import { useFindingMessage } from './finding-messages.ts'
import { useEditor, useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'
import { TotalsBlock } from './totals-block.tsx'

const TaxesExplained = lazy(async () => ({
  default: (await import('./taxes-explained.tsx')).TaxesExplained,
}))
const Rounding = lazy(async () => ({ default: (await import('./rounding.tsx')).Rounding }))

/** The findings, each with its quick fix or a link to its field; below them the totals, why these taxes, and the rounding. */
export function CheckPanel() {
  const { t } = useLingui()
  const findings = useFindings()
  const fatal = findings.filter(({ severity }) => severity === 'fatal')
  return (
    <Stack gap={6}>
      <section aria-label={t`To fix`}>
        <Stack gap={3}>
          {fatal.length === 0 && (
            <Notice tone="green" title={t`Ready to be issued`}>
              <Trans>All rules for this sale are met.</Trans>
            </Notice>
          )}
          <Mandates />
          <NoAddress />
          {findings.map(finding => (
            <FindingItem key={`${finding.code} ${finding.path}`} finding={finding} />
          ))}
        </Stack>
      </section>
      <TotalsBlock label={t`Totals at a glance`} />
      <Folded title={t`Why these taxes`} content={TaxesExplained} />
      <Folded title={t`How it was rounded`} content={Rounding} />
    </Stack>
  )
}

/** Shown before issuing: a document without a recipient address can be issued, but not sent. */
function NoAddress() {
  const { t } = useLingui()
  const { workspaceId } = useEditorContext()
  const customerId = useEditor(({ draft }) => draft.customerId)
  if (useHasAddress() !== false || customerId === null) return null
  return (
    <Notice tone="grey" icon="mail" title={t`No email address: it can only be issued`}>
      <Link href={`/w/${workspaceId}/customers/${customerId}`}>
        <Trans>Add one to the customer</Trans>
      </Link>
    </Notice>
  )
}

/** Computed only while it is open, since it examines every line. */
function Folded({ title, content: Content }: { title: string; content: ComponentType }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <Suspense fallback={null}>{open && <Content />}</Suspense>
    </details>
  )
}

function FindingItem({ finding }: { finding: IssueFinding }) {
  const { t } = useLingui()
  const location = useLocationText(finding.path)
  const message = useFindingMessage(finding)
  const fatal = finding.severity === 'fatal'
  return (
    <Row align="start" gap={2}>
      <Text as="span" tone={fatal ? 'red' : 'amber'}>
        <Icon name={fatal ? 'alert' : 'warning'} title={fatal ? t`To fix` : t`To review`} />
      </Text>
      <Stack gap={1}>
        {message === undefined ? <Skeleton width="12rem" /> : <Text>{message}</Text>}
        <Row gap={2} wrap>
          <FixButton finding={finding} />
          <Text as="span" size={12} tone="muted">
            {[location, finding.from === 'rule' ? finding.code : ''].filter(Boolean).join(' · ')}
          </Text>
        </Row>
      </Stack>
    </Row>
  )
}

/** Applies the quick fix if there is one, else leads to the field, or to the page where the value is edited. */
function FixButton({ finding }: { finding: IssueFinding }) {
  const { workspaceId, view, company } = useEditorContext()
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const { path } = finding
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
  const quickFix = quickFixFor(
    finding,
    store.read().draft,
    getTaxContext(),
    company.profile.address,
  )
  if (quickFix !== undefined) {
    return (
      <Button size="sm" icon="wand" onClick={() => store.dispatch(quickFix.action)}>
        {quickFix.label()}
      </Button>
    )
  }
  return (
    <Button size="sm" onClick={() => focusField(path, store.read(), view)}>
      <Trans>Go to field</Trans>
    </Button>
  )
}

function useLocationText(path: string): string {
  const { t } = useLingui()
  const [first, index] = path.split('.')
  if (first === 'seller') return t`your company`
  if (first === 'buyer') return t`the customer`
  return first === 'lines' && index !== undefined ? t`line ${Number(index) + 1}` : ''
}
