import type { MailView } from '@bordereau/contract/mail'
import { EMAIL } from '@bordereau/contract/delivery'
import { Facts } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { useWorkspace } from '../../data/session.tsx'
import { hasLeft } from './mail-labels.ts'

/** Recipient, times, attempts, attachments. */
export function MessageFacts({ mail }: { mail: MailView }) {
  const { workspaceId } = useWorkspace()
  const { instant } = useFormats()
  const { tag } = useLocale()
  const kilobytes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  const attached = ({ name, size, damaged, pending }: MailView['attachments'][number]) => {
    if (pending) return t`${name} (created when the message is sent)`
    if (damaged) return t`${name} (missing from the archive or damaged)`
    return `${name} (${kilobytes.format(Math.max(1, size / 1000))})`
  }
  const facts = [
    { name: t`To`, value: mail.to },
    ...(mail.channel === EMAIL ? [] : [{ name: t`Sent by`, value: mail.channelLabel }]),
    { name: t`Written`, value: instant(mail.createdAt) },
    ...(mail.sentAt === null || !hasLeft(mail.status)
      ? []
      : [{ name: t({ context: 'a message', message: 'Sent' }), value: instant(mail.sentAt) }]),
    ...(mail.attempts > 0 ? [{ name: t`Attempts`, value: mail.attempts }] : []),
    ...(mail.nextAttemptAt === null
      ? []
      : [{ name: t`Next attempt`, value: instant(mail.nextAttemptAt) }]),
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
      value: attached(file),
    })),
  ]
  return <Facts facts={facts} />
}
