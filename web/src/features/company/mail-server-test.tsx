import { type MailServerInput, testMailServer } from '@bordereau/contract/mail-server'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { mailServerRefusal } from './mail-server-texts.ts'

/** Sends a message to oneself, and shows what the mail server says. */
export function MailServerTest(props: {
  /** What is typed; undefined where it is not complete, after its fields were marked. 'used': the server in use. */
  readonly server: 'used' | (() => MailServerInput | undefined)
}) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused } = useMutation(testMailServer)
  const [result, setResult] = useState<ResponseOf<typeof testMailServer>>()
  const test = async (): Promise<void> => {
    const server = props.server === 'used' ? undefined : props.server()
    setResult(undefined)
    if (props.server !== 'used' && server === undefined) return
    const response = await mutate({ query: { workspaceId }, body: server ? { server } : {} })
    if (response.ok) setResult(response.value)
  }
  return (
    <Stack gap={2}>
      <Row>
        <Button icon="mail" busy={pending} onClick={() => void test()}>
          <Trans>Send a test message</Trans>
        </Button>
      </Row>
      <div role="status">
        <Result result={result} refused={pending ? undefined : refused} />
      </div>
    </Stack>
  )
}

function Result(props: {
  readonly result: ResponseOf<typeof testMailServer> | undefined
  readonly refused: Refused | undefined
}) {
  const { t } = useLingui()
  const { result, refused } = props
  if (refused) return <Notice tone="red" title={mailServerRefusal(refused)} />
  if (result === undefined) return null
  const { to } = result
  if (result.sent) return <Notice tone="green" title={t`A message is on its way to ${to}.`} />
  return (
    <Notice tone="red" title={t`The message was not sent. The mail server says:`}>
      <bdi>{result.reason}</bdi>
    </Notice>
  )
}
