import { Notice } from '@bordereau/ui/badge/badge'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Plural, Trans, useLingui } from '#macros'
import { type ComponentType, Suspense, lazy, useState } from 'react'
import { ObligationNotices } from '../document/document-obligations.tsx'
import { DistanceSaleNotice } from './distance-sale-notice.tsx'
import { useEditorContext } from './editor-context.ts'
import { groupFindings } from './finding-groups.ts'
import { useFatalFindings, useFindings } from './finding-store.tsx'
import { TurnoverNotice } from './turnover-notice.tsx'
import { useDistanceSales } from './use-distance-sales.ts'
import { useTurnover } from './use-turnover.ts'
import { useDraftObligations } from './use-draft-obligations.ts'
import { useHasAddress } from './use-has-address.ts'
import { useEditor, useIsQuote } from './store.ts'
import { TotalsBlock } from './totals-block.tsx'
import { FindingItem } from './finding-item.tsx'

const TaxesExplained = lazy(async () => ({
  default: (await import('./taxes-explained.tsx')).TaxesExplained,
}))
const Rounding = lazy(async () => ({ default: (await import('./rounding.tsx')).Rounding }))

/** The findings, each with its quick fix or a link to its field; below them the totals, why these taxes, and the rounding. */
export function CheckPanel() {
  const { t } = useLingui()
  const findings = useFindings()
  const fatal = useFatalFindings()
  const steps = fatal?.steps ?? 0
  const isQuote = useIsQuote()
  const ofDraft = useDraftObligations()
  const obligations = isQuote ? [] : ofDraft
  return (
    <Stack gap={6}>
      <section aria-label={t`To fix`}>
        <Stack gap={3}>
          <ObligationNotices obligations={obligations} />
          {fatal?.isReady && (
            <Notice
              tone={obligations.length === 0 ? 'green' : 'grey'}
              title={isQuote ? t`Ready to be sent` : t`Ready to be issued`}
            >
              <WhatIsLeft isQuote={isQuote} notices={obligations.length + findings.length} />
            </Notice>
          )}
          {steps > 0 && (
            <Text weight="medium">
              <Plural value={steps} one="# step left" other="# steps left" />
            </Text>
          )}
          <DistanceSaleNotice />
          <TurnoverNotice />
          {!isQuote && <NoAddress />}
          {groupFindings(findings).map(group => (
            <FindingItem key={group.key} group={group} />
          ))}
        </Stack>
      </section>
      <TotalsBlock label={t`Totals at a glance`} />
      <Folded title={t`Why these taxes`} content={TaxesExplained} />
      <Folded title={t`How it was rounded`} content={Rounding} />
    </Stack>
  )
}

/** Below a document without faults: notices may be left, of which only its author knows whether they concern it. */
function WhatIsLeft({ isQuote, notices }: { isQuote: boolean; notices: number }) {
  const left = notices + (useDistanceSales() ? 1 : 0) + (useTurnover() ? 1 : 0)
  if (isQuote) return <Trans>The rules of invoices are checked when you make one of it.</Trans>
  if (left === 0) return <Trans>No rule that is checked here is broken.</Trans>
  return (
    <Plural
      value={left}
      one="No rule that is checked here prevents it. Read # notice first."
      other="No rule that is checked here prevents it. Read # notices first."
    />
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
