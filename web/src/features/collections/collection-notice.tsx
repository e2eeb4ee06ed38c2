import { type Collection, getCollection } from '@bordereau/contract/payment-mandates'
import type { LocalDate } from '@bordereau/domain/date'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { type Waits, collectionTexts } from './collection-texts.ts'
import { MoveCollectionDialog } from './move-collection-dialog.tsx'
import { SavedMethod } from './saved-method.tsx'
import { type OfInvoice, askToSkip } from './skip-collection.ts'

type Props = OfInvoice & { readonly today: LocalDate; readonly waits: Waits }

/** On an open invoice: when and from what it is collected, or why it was not; it can be skipped and moved. */
export function CollectionNotice(props: Props) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(getCollection, { workspaceId, invoiceId: props.invoiceId })
  if (!data?.collection) return null
  const { collection } = data
  const texts = collectionTexts(collection, {
    day: formats.date(collection.day),
    waits: props.waits,
  })
  if (!texts) return null
  return (
    <Notice
      tone={texts.tone}
      {...(texts.tone === 'blue' ? { icon: 'cash' } : {})}
      title={texts.title}
      action={<Actions {...props} collection={collection} />}
    >
      <Stack gap={1}>
        <SavedMethod method={collection} />
        <span>{texts.help}</span>
      </Stack>
    </Notice>
  )
}

function Actions(props: Props & { readonly collection: Collection }) {
  const { invoiceId, number, today, collection } = props
  const { workspaceId, may } = useWorkspace()
  const [moving, setMoving] = useState(false)
  const { status, failure } = collection
  const isUnderWay = status === 'requested' || status === 'processing'
  if (isUnderWay || failure === 'mandate_ended' || !may('invoices.send')) return null
  const isPlanned = status === 'planned'
  return (
    <Row wrap>
      <Button size="sm" onClick={() => setMoving(true)}>
        {isPlanned ? t`Move` : t`Collect on another day`}
      </Button>
      {isPlanned && (
        <Button
          size="sm"
          look="quiet"
          onClick={() => void askToSkip(workspaceId, { invoiceId, number })}
        >
          <Trans>Do not collect</Trans>
        </Button>
      )}
      {moving && (
        <MoveCollectionDialog
          collection={{ ...collection, invoiceId, number }}
          today={today}
          onClose={() => setMoving(false)}
        />
      )}
    </Row>
  )
}
