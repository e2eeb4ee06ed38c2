import type { AccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { UnprintableNotice } from '../../layout/unprintable-notice.tsx'
import { DocumentRow } from './document-row.tsx'
import { kindLabel } from './labels.ts'
import type { useAccompanying } from './use-accompanying.ts'

const SendAccompanying = lazy(async () => ({
  default: (await import('./send-accompanying.tsx')).SendAccompanying,
}))

type Props = { readonly accompanying: ReturnType<typeof useAccompanying> }

/** Order confirmations, pro-forma invoices and delivery notes that were made, and buttons to make one. */
export function AccompanyingDocuments({ accompanying }: Props) {
  const [sending, setSending] = useState<AccompanyingDocument>()
  const { documents = [], remove } = accompanying
  return (
    <Stack gap={3}>
      {documents.map(one => (
        <DocumentRow
          key={one.id}
          document={one}
          onSend={() => setSending(one)}
          onRemove={() => void remove(one)}
        />
      ))}
      <UnprintableNotice characters={accompanying.unprintable} />
      <CreateButtons accompanying={accompanying} />
      <Suspense fallback={null}>
        {sending && <SendAccompanying document={sending} onClose={() => setSending(undefined)} />}
      </Suspense>
    </Stack>
  )
}

function CreateButtons({ accompanying: { kinds, creating, create } }: Props) {
  if (kinds.length === 0) return null
  return (
    <Row wrap>
      {kinds.map(kind => {
        const name = kindLabel(kind)
        return (
          <Button
            key={kind}
            size="sm"
            icon="plus"
            aria-label={t`Create: ${name}`}
            disabled={creating.pending}
            onClick={() => void create(kind)}
          >
            {name}
          </Button>
        )
      })}
    </Row>
  )
}
