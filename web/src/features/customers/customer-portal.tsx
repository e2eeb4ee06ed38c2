import { getPortalLink } from '@bordereau/contract/portal-link'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { PortalActions } from './portal-actions.tsx'
import { PortalSignIn } from './portal-sign-in.tsx'
import type { Props } from './side-row.tsx'

/** The secret link by which the customer sees all their documents. */
export function CustomerPortal({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(getPortalLink, { workspaceId, customerId: customer.id })
  if (!data) return null
  const { link, openedAt } = data
  return (
    <Card title={t`Customer portal`}>
      <Stack gap={3}>
        {link === null ? (
          <Text tone="muted">
            <Trans>
              One link to all documents, the statement of account and online payment. There is none
              yet.
            </Trans>
          </Text>
        ) : (
          <Stack gap={1}>
            <Row>
              <Text truncate size={13}>
                {link}
              </Text>
              <CopyButton text={link} label={t`Copy portal link`} />
            </Row>
            <Text size={13} tone="muted">
              {openedAt === null
                ? t`Not opened yet`
                : t`First opened on ${formats.instantDate(openedAt)}`}
            </Text>
          </Stack>
        )}
        <PortalActions customer={customer} link={link} />
        <PortalSignIn customer={customer} portal={data} />
      </Stack>
    </Card>
  )
}
