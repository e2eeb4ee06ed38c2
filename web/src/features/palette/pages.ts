import { t } from '#macros'
import type { IconName } from '@bordereau/ui/icon/icon'
import type { Workspace } from '../../data/session.tsx'
import { settingsPagesFor } from '../../navigation/settings-pages.ts'
import { navigationSections } from '../../navigation/destinations.ts'
import { KEYS } from '../../navigation/shortcuts.ts'
import type { Command } from '../../navigation/command.ts'

/** Every page this person may see, by its name and its search words. */
export function pageCommands(workspace: Workspace, isGuest: boolean): readonly Command[] {
  const base = `/w/${workspace.workspaceId}`
  const words = pageKeywords()
  const pages = navigationSections(workspace, '').flatMap(({ items }) =>
    items.map(({ key, label, icon, href }): Command => {
      const path = href.slice(base.length)
      return {
        key: `place:${key}`,
        group: 'places',
        label,
        icon,
        keywords: words[key],
        keys: keysOf(path),
        path,
      }
    }),
  )
  return [...pages, ...partsOf(workspace), ...settingsOf(workspace, isGuest)]
}

export function keysOf(path: string): string | undefined {
  return Object.entries(KEYS).find(([known]) => known === path)?.[1]
}

/** Sections of pages that are found by name. */
function partsOf({ may }: Workspace): readonly Command[] {
  const part = (path: string, label: string, icon: IconName, keywords = ''): Command => ({
    key: `place:${path}`,
    group: 'places',
    label,
    icon,
    keywords,
    path,
  })
  return [
    part(
      '/invoices?tab=draft',
      t`Drafts`,
      'file',
      t({ context: 'words to find it by', message: 'unfinished, not sent' }),
    ),
    part(
      '/invoices?tab=open',
      t`Open invoices`,
      'file-invoice',
      t({ context: 'words to find it by', message: 'unpaid, owed, due' }),
    ),
    part(
      '/invoices?tab=overdue',
      t`Overdue invoices`,
      'alert',
      t({ context: 'words to find it by', message: 'late, unpaid, remind' }),
    ),
    part(
      '/invoices?tab=paid',
      t`Paid invoices`,
      'check-circle',
      t({ context: 'words to find it by', message: 'settled, done' }),
    ),
    part(
      '/invoices?tab=credit_notes',
      t`Credit notes`,
      'receipt-refund',
      t({ context: 'words to find it by', message: 'refund, correction' }),
    ),
    ...(may('import')
      ? [
          part('/customers/import', t`Import customers`, 'upload', 'CSV, Excel'),
          part('/items/import', t`Import items`, 'upload', 'CSV, Excel'),
        ]
      : []),
  ]
}

function settingsOf(workspace: Workspace, isGuest: boolean): readonly Command[] {
  const words = settingsKeywords()
  return settingsPagesFor(workspace, isGuest).flatMap(({ pages }) =>
    pages.map(({ key, label, icon }): Command => ({
      key: `settings:${key}`,
      group: 'settings',
      label,
      icon,
      keywords: [t`Settings`, words[key] ?? ''].join(', '),
      path: `/settings/${key}`,
    })),
  )
}

// These words are only searched, never shown: each language has its own.

function pageKeywords(): Readonly<Record<string, string>> {
  return {
    dashboard: t({
      context: 'words to find it by',
      message: 'home, overview, start, figures, turnover',
    }),
    invoices: t({
      context: 'words to find it by',
      message: 'bills, receivables, documents, sales',
    }),
    quotes: t({
      context: 'words to find it by',
      message: 'offers, estimates, proposals, signature',
    }),
    customers: t({
      context: 'words to find it by',
      message: 'clients, buyers, contacts, companies',
    }),
    items: t({
      context: 'words to find it by',
      message: 'products, services, articles, prices, catalogue',
    }),
    payments: t({ context: 'words to find it by', message: 'money, received, bank, income' }),
    reports: t({
      context: 'words to find it by',
      message: 'VAT, revenue, turnover, statistics, tax return, sums',
    }),
    calendar: t({
      context: 'words to find it by',
      message: 'due dates, agenda, month, deadlines, schedule',
    }),
    recurring: t({
      context: 'words to find it by',
      message: 'subscription, repeat, contract, every month, standing order',
    }),
    mail: t({ context: 'words to find it by', message: 'email, outbox, messages, sent' }),
    settings: t({ context: 'words to find it by', message: 'preferences, options, configuration' }),
  }
}

function settingsKeywords(): Readonly<Record<string, string>> {
  return {
    company: t({
      context: 'words to find it by',
      message: 'legal name, address, VAT number, tax id, registration',
    }),
    branding: t({
      context: 'words to find it by',
      message: 'logo, colour, design, template, social links',
    }),
    'mail-texts': t({
      context: 'words to find it by',
      message: 'templates, subject, message, reminder text, placeholders',
    }),
    bank: t({ context: 'words to find it by', message: 'IBAN, BIC, account number, where to pay' }),
    numbering: t({
      context: 'words to find it by',
      message: 'invoice number, series, pattern, sequence',
    }),
    taxes: t({
      context: 'words to find it by',
      message: 'tax rates, sales tax, state, surcharge, one-stop shop, OSS',
    }),
    currencies: t({
      context: 'words to find it by',
      message: 'exchange rates, due days, language of documents, payment terms',
    }),
    team: t({
      context: 'words to find it by',
      message: 'members, roles, rights, invite, accountant',
    }),
    journal: t({ context: 'words to find it by', message: 'audit, proof, hash, history' }),
    account: t({
      context: 'words to find it by',
      message: 'profile, my name, email address, password, language',
    }),
    notifications: t({
      context: 'words to find it by',
      message: 'bell, alerts, daily email, what I am notified of',
    }),
    sessions: t({ context: 'words to find it by', message: 'devices, signed in, security' }),
    instance: t({
      context: 'words to find it by',
      message: 'server, version, release, registration of users',
    }),
    monitoring: t({
      context: 'words to find it by',
      message: 'speed, page timings, errors, telemetry',
    }),
  }
}
