import { IconButton } from '@bordereau/ui/button/button'
import { SocialMark, networkName } from '@bordereau/ui/mark/social-mark'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { useLingui } from '@lingui/react/macro'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { shareAddress } from './share.ts'

/** Hands the pay link to a messenger, the mail program, or whatever this device shares with. Nothing is sent yet. */
export function SharePayLink({ invoice, payLink }: { invoice: InvoiceView; payLink: string }) {
  const { t } = useLingui()
  const { name } = useWorkspace()
  const words = {
    subject: t`Invoice ${invoice.number ?? ''} from ${name}`,
    message: t`Here is invoice ${invoice.number ?? ''} from ${name}. You can read and pay it at this address:`,
    link: payLink,
  }
  const through = (network: 'whatsapp' | 'telegram'): MenuItem => ({
    key: network,
    label: networkName(network),
    picture: <SocialMark network={network} />,
    href: shareAddress(network, words),
    target: '_blank',
  })
  const device: readonly MenuItem[] =
    'share' in navigator
      ? [
          {
            key: 'device',
            label: t`More ways …`,
            icon: 'share',
            onPress: () => {
              const shared = { title: words.subject, text: words.message, url: payLink }
              // Putting the sheet away is no fault.
              navigator.share(shared).catch(() => undefined)
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
          label: t`Share the pay link`,
          items: [
            { key: 'email', label: t`Email`, icon: 'envelope', href: shareAddress('email', words) },
            through('whatsapp'),
            through('telegram'),
            ...device,
          ],
        },
      ]}
    >
      <IconButton size="sm" icon="share" label={t`Share pay link`} />
    </Menu>
  )
}
