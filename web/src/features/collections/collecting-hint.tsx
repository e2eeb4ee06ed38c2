import { Suspense, lazy } from 'react'

// Few customers let their invoices be collected; pages and forms open without it.
const CollectingNotice = lazy(async () => ({
  default: (await import('./collecting-notice.tsx')).CollectingNotice,
}))

export type HintProps = {
  readonly customerId: string | null
  /** The form stays open with what was typed. */
  readonly besideForm?: boolean
}

/** That invoices of a customer are collected, and that the message says so. Nothing where they are not. */
export function CollectingHint(props: HintProps) {
  return (
    <Suspense fallback={null}>
      <CollectingNotice {...props} />
    </Suspense>
  )
}
