import { MAIL_PRESETS } from '@bordereau/domain/mail-preset'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import {
  type MailServerValues,
  presetOfValues,
  withPreset,
  withSender,
} from './mail-server-values.ts'

type Props = { readonly form: Form<MailServerValues>; readonly hasPassword: boolean }

/** The mail account by which messages leave; a provider fills in its server. */
export function MailServerFields({ form, hasPassword }: Props) {
  const { t } = useLingui()
  const preset = presetOfValues(form.values)
  const own = { value: '', label: t`Another server` }
  return (
    <Stack>
      <Grid column={13}>
        <TextField
          {...form.field('from')}
          label={t`Sender`}
          type="email"
          help={t`Customers see it, and answer to the email address of your contact data.`}
          onChange={from => form.replace(withSender(form.values, from))}
        />
        <Select
          label={t`Provider`}
          value={preset?.key ?? ''}
          options={[...MAIL_PRESETS.map(({ key, name }) => ({ value: key, label: name })), own]}
          onChange={key => {
            const chosen = MAIL_PRESETS.find(one => one.key === key)
            form.replace(chosen ? withPreset(form.values, chosen) : { ...form.values, host: '' })
          }}
        />
        <TextField {...form.field('user')} label={t`User name`} autoComplete="off" />
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          autoComplete="new-password"
          help={
            hasPassword ? (
              t`Stored. Leave it empty to keep it.`
            ) : (
              <PasswordHelp link={preset?.passwordHelp} />
            )
          }
        />
      </Grid>
      <ServerFields form={form} />
    </Stack>
  )
}

function PasswordHelp({ link }: { link: string | undefined }) {
  if (link === undefined) return null
  return (
    <Link href={link}>
      <Trans>Make a password for programs at the provider</Trans>
    </Link>
  )
}

function ServerFields({ form }: { readonly form: Form<MailServerValues> }) {
  const { t } = useLingui()
  return (
    <Grid column={9}>
      <TextField
        {...form.field('host')}
        label={t`Mail server (SMTP)`}
        spellCheck={false}
        autoComplete="off"
      />
      <TextField {...form.field('port')} label={t`Port`} inputMode="numeric" tabular />
      <Select
        {...form.field('security')}
        label={t`Encryption`}
        onChange={security =>
          form.set('security', SECURITIES.find(one => one === security) ?? 'tls')
        }
        options={[
          { value: 'tls', label: t`TLS` },
          { value: 'starttls', label: t`STARTTLS` },
          { value: 'none', label: t`None, in your own network` },
        ]}
      />
    </Grid>
  )
}

const SECURITIES = ['tls', 'starttls', 'none'] as const
