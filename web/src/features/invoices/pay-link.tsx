import { getInvoice, renewPayLink, revokePayLink } from '@bordereau/contract/invoices'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'

/** The address at which the customer reads and pays. */
export function PayLink({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const touches = [getInvoice]
  const renew = useAct(renewPayLink, { touches })
  const revoke = useAct(revokePayLink, { touches })
  const query = { workspaceId, invoiceId: invoice.id }
  const { payLink } = invoice

  async function make(): Promise<void> {
    const answer = await renew.act({ query, body: undefined })
    if (answer.ok) toasts.success(t`The pay link is new. The former one no longer works.`)
    else toasts.error(wordsOf(answer))
  }
  async function stop(): Promise<void> {
    await dialogs.confirm({
      title: t`Revoke the pay link?`,
      message: t`Whoever has it can no longer open the invoice with it. You can make a new one any time.`,
      confirmLabel: t`Revoke`,
      tone: 'red',
      act: async () => {
        const answer = await revoke.act({ query, body: undefined })
        return answer.ok ? undefined : wordsOf(answer)
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
            <Button size="sm" look="danger-quiet" onClick={() => void stop()}>
              <Trans>Revoke</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
