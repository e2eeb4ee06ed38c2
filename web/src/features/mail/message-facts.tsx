import { Facts } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMoments } from '../../moments.ts'
import { useWorkspace } from '../../session.tsx'
import type { Mail } from './message-actions.tsx'

/** To whom, when, how often it was tried, what hangs on it. */
export function MessageFacts({ mail }: { mail: Mail }) {
  const { workspaceId } = useWorkspace()
  const { moment } = useMoments()
  const { tag } = useLocale()
  const kilobytes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  const facts = [
    { name: t`To`, value: mail.to },
    { name: t`Written`, value: moment(mail.createdAt) },
    ...(mail.sentAt === null
      ? []
      : [{ name: t({ context: 'a message', message: 'Sent' }), value: moment(mail.sentAt) }]),
    ...(mail.attempts > 0 ? [{ name: t`Attempts`, value: mail.attempts }] : []),
    ...(mail.nextAttemptAt === null
      ? []
      : [{ name: t`Next attempt`, value: moment(mail.nextAttemptAt) }]),
    ...(mail.invoiceId === null
      ? []
      : [
          {
            name: t`About`,
            value: (
              <Link href={`/w/${workspaceId}/invoices/${mail.invoiceId}`}>
                <Trans>Open the invoice</Trans>
              </Link>
            ),
          },
        ]),
    ...mail.attachments.map(file => ({
      name: t`Attached`,
      value: `${file.name} (${kilobytes.format(Math.max(1, file.size / 1000))})`,
    })),
  ]
  return <Facts facts={facts} />
}
