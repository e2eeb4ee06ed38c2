import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { Suspense, lazy, useState } from 'react'
import type { Props } from './side-row.tsx'

const StatementDialog = lazy(async () => ({
  default: (await import('./statement-dialog.tsx')).StatementDialog,
}))

/** Opens the statement of account of a customer who has documents. */
export function StatementButton({ customer }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button size="sm" icon="file-pdf" onClick={() => setOpen(true)}>
          <Trans>Statement of account</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <StatementDialog customer={customer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
