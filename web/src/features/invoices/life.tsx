import { Card } from '@bordereau/ui/layout/layout'
import { useLingui } from '@lingui/react/macro'
import type { InvoiceView } from '../editor/desk.ts'
import { EventList } from './event-list.tsx'

/** Everything that happened, the latest first. */
export function Life({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  return (
    <Card title={t`What happened`}>
      <EventList events={invoice.events} />
    </Card>
  )
}
