import type { InvoiceView } from '@bordereau/contract/invoices'
import { getInvoice } from '@bordereau/contract/invoices'
import { renewPayLink, restorePayLink, revokePayLink } from '@bordereau/contract/pay-link'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate, useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { SharePayLink } from './share-pay-link.tsx'
import { offerUndo } from '../document/offer-undo.ts'

/** The URL of the pay page for the customer, with actions to renew, share and revoke it. */
export function PayLink({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const invalidates = [getInvoice]
  const renew = useMutation(renewPayLink, { invalidates })
  const query = { workspaceId, invoiceId: invoice.id }
  const revoke = useMutation(revokePayLink, { invalidates })
  const { payLink } = invoice

  async function renewLink(): Promise<void> {
    const result = await renew.mutate({ query, body: undefined })
    if (result.ok)
      toasts.success(t`The payment link was renewed. The previous one no longer works.`)
    else toasts.error(refusalMessage(result))
  }
  async function revokeLink(): Promise<void> {
    // The link is revoked at once; a delayed action would leave it usable until then.
    const result = await revoke.mutate({ query })
    if (!result.ok) return void toasts.error(refusalMessage(result))
    offerUndo(t`The payment link for ${invoice.number ?? ''} no longer works.`, async () => {
      const restored = await call(restorePayLink, { query })
      invalidate(invalidates)
      return restored
    })
  }
  return (
    <Card title={t`Payment link`}>
      <Stack gap={3}>
        {payLink === null ? (
          <Text tone="muted">
            <Trans>There is no active link.</Trans>
          </Text>
        ) : (
          <Row>
            <Text truncate size={13}>
              {payLink}
            </Text>
            <CopyButton text={payLink} label={t`Copy payment link`} />
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
            <Button size="sm" look="quiet" busy={renew.pending} onClick={() => void renewLink()}>
              {payLink === null ? t`Create a link` : t`Renew`}
            </Button>
          )}
          {may('invoices.send') && payLink !== null && (
            <Button
              size="sm"
              look="danger-quiet"
              busy={revoke.pending}
              onClick={() => void revokeLink()}
            >
              <Trans>Revoke</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
