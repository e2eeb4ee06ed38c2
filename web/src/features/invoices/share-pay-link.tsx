import type { InvoiceView } from '@bordereau/contract/invoices'
import { IconButton } from '@bordereau/ui/button/button'
import { SocialIcon, networkName } from '@bordereau/ui/brand-icon/social-icon'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { shareAddress } from './share.ts'

/** Shares the pay link by a messenger, the mail program or the share sheet of the device; the user sends it there. */
export function SharePayLink({ invoice, payLink }: { invoice: InvoiceView; payLink: string }) {
  const { t } = useLingui()
  const { name } = useWorkspace()
  const texts = {
    subject: t`Invoice ${invoice.number ?? ''} from ${name}`,
    message: t`Here is invoice ${invoice.number ?? ''} from ${name}. You can read and pay it at this address:`,
    link: payLink,
  }
  const networkItem = (network: 'whatsapp' | 'telegram'): MenuItem => ({
    key: network,
    label: networkName(network),
    picture: <SocialIcon network={network} />,
    href: shareAddress(network, texts),
    target: '_blank',
  })
  const deviceItems: readonly MenuItem[] =
    'share' in navigator
      ? [
          {
            key: 'device',
            label: t`More ways …`,
            icon: 'share',
            onPress: () => {
              const data = { title: texts.subject, text: texts.message, url: payLink }
              // Closing the share sheet rejects the promise; that is not an error.
              navigator.share(data).catch(() => undefined)
            },
          },
        ]
      : []
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'share',
          label: t`Share the payment link`,
          items: [
            { key: 'email', label: t`Email`, icon: 'envelope', href: shareAddress('email', texts) },
            networkItem('whatsapp'),
            networkItem('telegram'),
            ...deviceItems,
          ],
        },
      ]}
    >
      <IconButton size="sm" icon="share" label={t`Share payment link`} />
    </Menu>
  )
}
