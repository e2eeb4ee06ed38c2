import type { InvoiceView } from '@bordereau/contract/invoices'
import { Card } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { EventList } from '../document/event-list.tsx'

/** The events of the document, the latest first. */
export function Timeline({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  return (
    <Card title={t`What happened`}>
      <EventList events={invoice.events} />
    </Card>
  )
}
