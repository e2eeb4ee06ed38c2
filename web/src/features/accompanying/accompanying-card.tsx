import { Card } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { AccompanyingDocuments } from './accompanying-documents.tsx'
import { type Source, useAccompanying } from './use-accompanying.ts'

/** Beside a quote or an invoice. `offered`: also where none was made yet, so that the first can be. */
export function AccompanyingCard(props: { readonly source: Source; readonly offered?: boolean }) {
  const accompanying = useAccompanying(props.source)
  const { documents = [], kinds } = accompanying
  if (documents.length === 0 && (kinds.length === 0 || props.offered !== true)) return null
  return (
    <Card title={t`Other documents`}>
      <AccompanyingDocuments accompanying={accompanying} />
    </Card>
  )
}
