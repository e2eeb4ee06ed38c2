import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import type { Workspace } from '../data/session.tsx'

export type SettingsPageEntry = {
  /** Its address inside of Settings. */
  readonly key: string
  readonly label: string
  readonly icon: IconName
}
export type SettingsPageGroup = {
  readonly key: string
  readonly label: string
  readonly pages: readonly SettingsPageEntry[]
}

/** The settings pages this person may see. A guest has no account settings. */
export function settingsPagesFor(
  workspace: Workspace,
  isGuest: boolean,
): readonly SettingsPageGroup[] {
  const { may } = workspace
  return [
    {
      key: 'company',
      label: t`Company`,
      pages: [
        { key: 'company', label: t`Name and numbers`, icon: 'building' },
        { key: 'branding', label: t`Design and links`, icon: 'layers' },
        { key: 'email', label: t`Email`, icon: 'send' },
        { key: 'mail-texts', label: t`Email texts`, icon: 'mail' },
        { key: 'reminders', label: t`Reminders`, icon: 'bell' },
        { key: 'bank', label: t`Bank accounts`, icon: 'bank' },
        { key: 'bank-connections', label: t`Bank connections`, icon: 'refresh' },
        { key: 'payments', label: t`Online payments`, icon: 'card' },
        { key: 'numbering', label: t`Numbering`, icon: 'hash' },
        { key: 'taxes', label: t`Taxes`, icon: 'percent' },
        { key: 'currencies', label: t`Currency and defaults`, icon: 'coins' },
        { key: 'accounts', label: t`Accounts`, icon: 'book' },
        ...(may('members.read') ? [{ key: 'team', label: t`Team`, icon: 'users' } as const] : []),
        ...(may('journal.read')
          ? [{ key: 'journal', label: t`Journal`, icon: 'shield-check' } as const]
          : []),
      ],
    },
    ...(isGuest
      ? []
      : [
          {
            key: 'you',
            label: t`You`,
            pages: [
              { key: 'account', label: t`Account`, icon: 'user' },
              { key: 'notifications', label: t`Notifications`, icon: 'notification' },
              { key: 'sessions', label: t`Sessions`, icon: 'desktop' },
            ] as const,
          },
        ]),
    ...(may('settings.update') && !isGuest
      ? [
          {
            key: 'instance',
            label: t`This instance`,
            pages: [
              { key: 'instance', label: t`Sign-up and release`, icon: 'server' },
              { key: 'monitoring', label: t`Monitoring`, icon: 'chart' },
            ] as const,
          },
        ]
      : []),
  ]
}
