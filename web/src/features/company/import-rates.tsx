import { importPublishedRates } from '@bordereau/contract/exchange-rates'
import type { RateSource } from '@bordereau/domain/exchange/published-rate'
import { Notice } from '@bordereau/ui/badge/badge'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Stack } from '@bordereau/ui/layout/layout'
import { Plural, t } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

/** Reads a publisher's file of rates, for where the network does not allow to fetch it. */
export function ImportRates({ source }: { readonly source: RateSource }) {
  const { count, refused, send } = useRateImport(source)
  return (
    <Stack>
      <FileDrop
        label={t`Rates as a file`}
        help={t`They are fetched every day where the network allows. Otherwise download the file of the publisher and add it here.`}
        accept=".xml,.json"
        maxBytes={4_000_000}
        onFiles={files => void send(files)}
      />
      <div role="status">
        {count !== undefined && (
          <Notice
            tone="green"
            title={<Plural value={count} one="# rate was read." other="# rates were read." />}
          />
        )}
        {refused && <Notice tone="red" title={rateFileRefusal(refused)} />}
      </div>
    </Stack>
  )
}

/** Sends a file; `count` is how many rates it had. */
function useRateImport(source: RateSource) {
  const { workspaceId } = useWorkspace()
  const [count, setCount] = useState<number>()
  const { mutate, refused } = useMutation(importPublishedRates)
  async function send(files: readonly File[]): Promise<void> {
    setCount(undefined)
    const file = await files[0]?.text()
    if (file === undefined) return
    const response = await mutate({ query: { workspaceId }, body: { source, file } })
    if (response.ok) setCount(response.value.rates)
  }
  return { count, refused, send }
}

function rateFileRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'rate_file_unreadable':
      return t`This is not a file of the publisher as it publishes it. Download it again and add it unchanged.`
    case 'forbidden':
      return t`Only the person who set up this instance can add rates: all companies use them.`
    default:
      return refusalMessage(refused)
  }
}
