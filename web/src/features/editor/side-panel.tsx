import { Tabs } from '@bordereau/ui/tabs/tabs'
import { useLingui } from '#macros'
import { ActivityPanel } from './activity-panel.tsx'
import { CheckPanel } from './check-panel.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { useFindings } from './finding-store.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { useIsQuote } from './store.ts'

const PANELS = ['check', 'delivery', 'payment', 'activity'] as const
export type PanelName = (typeof PANELS)[number]

export const isPanel = (name: string | null): name is PanelName =>
  PANELS.some(panel => panel === name)

type Props = { readonly open: PanelName; readonly onOpen: (panel: PanelName) => void }

/** The panel beside the canvas. Those other than the check are about issuing and paying an invoice. */
export function SidePanel(props: Props) {
  return useIsQuote() ? <CheckPanel /> : <InvoicePanels {...props} />
}

/** The open tab is a query parameter of the URL. */
function InvoicePanels({ open, onOpen }: Props) {
  const { t } = useLingui()
  const count = useFindings().filter(({ severity }) => severity === 'fatal').length
  return (
    <Tabs
      label={t`About this document`}
      current={open}
      onChange={key => {
        if (isPanel(key)) onOpen(key)
      }}
      tabs={[
        { key: 'check', label: t`Check`, ...(count > 0 ? { count } : {}) },
        { key: 'delivery', label: t`Delivery` },
        { key: 'payment', label: t`Payment` },
        { key: 'activity', label: t`Activity` },
      ]}
    >
      {open === 'check' && <CheckPanel />}
      {open === 'delivery' && <DeliveryPanel />}
      {open === 'payment' && <PaymentPanel />}
      {open === 'activity' && <ActivityPanel />}
    </Tabs>
  )
}
