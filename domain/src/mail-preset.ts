/** How a connection to a mail server is encrypted: from its beginning, or after STARTTLS (RFC 8314, RFC 3207). */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

/** The mail server of a provider, as its help names it. */
export type MailPreset = {
  readonly key: string
  readonly name: string
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  /** Domains of addresses that this provider alone has. */
  readonly domains: readonly string[]
  /** Where a password for programs is made, because that of the account is refused. */
  readonly passwordHelp?: string
  readonly source: string
}

export const MAIL_PRESETS: readonly MailPreset[] = [
  {
    key: 'gmail',
    name: 'Gmail, Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    domains: ['gmail.com', 'googlemail.com'],
    passwordHelp: 'https://support.google.com/accounts/answer/185833',
    source: 'https://developers.google.com/workspace/gmail/imap/imap-smtp',
  },
  {
    // Only where the organisation still allows SMTP AUTH; personal Outlook.com accounts do not.
    key: 'microsoft365',
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    domains: [],
    passwordHelp:
      'https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission',
    source:
      'https://learn.microsoft.com/exchange/mail-flow-best-practices/how-to-set-up-a-multifunction-device-or-application-to-send-email-using-microsoft-365-or-office-365',
  },
  {
    key: 'ovh',
    name: 'OVHcloud',
    host: 'ssl0.ovh.net',
    port: 465,
    security: 'tls',
    domains: ['ovh.net'],
    source: 'https://help.ovhcloud.com/csm/fr-mx-plan-getting-started',
  },
  {
    key: 'ionos',
    name: 'IONOS',
    host: 'smtp.ionos.com',
    port: 465,
    security: 'tls',
    domains: [],
    source:
      'https://www.ionos.com/help/email/general-topics/settings-for-your-email-programs-imap-pop3/',
  },
  {
    key: 'ionos_de',
    name: 'IONOS (ionos.de)',
    host: 'smtp.ionos.de',
    port: 465,
    security: 'tls',
    domains: [],
    source:
      'https://www.ionos.de/hilfe/e-mail/allgemeine-themen/serverinformationen-fuer-imap-pop3-und-smtp/',
  },
]

/** The preset of an address's own provider; undefined for a domain of one's own. */
export function presetOfAddress(address: string): MailPreset | undefined {
  const domain = address.split('@')[1]?.trim().toLowerCase() ?? ''
  return MAIL_PRESETS.find(({ domains }) => domains.includes(domain))
}
