import { getInvoice, renewPayLink, revokePayLink } from '@bordereau/contract/invoices'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../api.ts'
import { get, queryClient, touch, useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { doLater, useHidden } from './later.ts'
import { SharePayLink } from './share-pay-link.tsx'

/** The address at which the customer reads and pays. */
export function PayLink({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const touches = [getInvoice]
  const renew = useAct(renewPayLink, { touches })
  const query = { workspaceId, invoiceId: invoice.id }
  // While it can still be taken back, the link is shown as gone.
  const revoking = `revoke ${invoice.id}`
  const payLink = useHidden().has(revoking) ? null : invoice.payLink

  async function make(): Promise<void> {
    const answer = await renew.act({ query, body: undefined })
    if (answer.ok) toasts.success(t`The pay link is new. The former one no longer works.`)
    else toasts.error(wordsOf(answer))
  }
  function stop(): void {
    doLater({
      message: t`The pay link of ${invoice.number ?? ''} no longer works.`,
      hide: [revoking],
      act: async () => {
        const answer = await call(revokePayLink, { query })
        if (!answer.ok) toasts.error(wordsOf(answer))
        touch(touches)
        await queryClient.fetchQuery(get(getInvoice, query)).catch(() => undefined)
      },
    })
  }
  return (
    <Card title={t`Pay link`}>
      <Stack gap={3}>
        {payLink === null ? (
          <Text tone="muted">
            <Trans>There is no link in force.</Trans>
          </Text>
        ) : (
          <Row>
            <Text truncate size={13}>
              {payLink}
            </Text>
            <CopyButton text={payLink} label={t`Copy pay link`} />
            <SharePayLink invoice={invoice} payLink={payLink} />
          </Row>
        )}
        <Row wrap>
          {payLink !== null && (
            <ButtonLink size="sm" icon="external" href={payLink} target="_blank">
              <Trans>Open as the customer</Trans>
            </ButtonLink>
          )}
          {may('invoices.send') && (
            <Button size="sm" look="quiet" busy={renew.pending} onClick={() => void make()}>
              {payLink === null ? t`Make a link` : t`Renew`}
            </Button>
          )}
          {may('invoices.send') && payLink !== null && (
            <Button size="sm" look="danger-quiet" onClick={stop}>
              <Trans>Revoke</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
