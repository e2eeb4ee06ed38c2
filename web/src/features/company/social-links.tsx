import { Button, IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { SocialIcon, networkName, socialNetworks } from '@bordereau/ui/brand-icon/social-icon'
import { Trans, t } from '#macros'
import css from './company.module.css'
import { networkOf } from './network.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Links to the company's other pages: shown on payment pages and in emails. */
export function SocialLinks({ form }: { form: CompanyForm }) {
  const links = form.values.socialLinks
  const add = async (): Promise<void> => {
    const url = await dialogs.prompt({
      title: t`Add a link`,
      input: 'url',
      label: t`Address of your page`,
      placeholder: 'https://www.linkedin.com/company/…',
      confirmLabel: t`Add link`,
    })
    if (url === undefined) return
    form.change({ socialLinks: [...links, { network: networkOf(url), url }] })
  }
  return (
    <Stack align="start">
      {links.length === 0 && (
        <Text tone="muted">
          <Trans>No links yet.</Trans>
        </Text>
      )}
      {links.map((link, index) => (
        <Row key={link.url} className={css.link}>
          <NetworkSign network={link.network} />
          <span className={css.address} title={link.url}>
            {link.url}
          </span>
          <IconButton
            icon="x"
            size="sm"
            label={t`Remove ${link.url}`}
            onClick={() => form.change({ socialLinks: links.filter((_, at) => at !== index) })}
          />
        </Row>
      ))}
      {links.length < 12 && (
        <Button icon="plus" size="sm" onClick={() => void add()}>
          <Trans>Add a link</Trans>
        </Button>
      )}
    </Stack>
  )
}

function NetworkSign({ network }: { network: string }) {
  const known = socialNetworks.find(name => name === network)
  return known === undefined ? null : <SocialIcon network={known} title={networkName(known)} />
}
