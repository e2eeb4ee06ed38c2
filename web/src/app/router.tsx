import { Outlet, type RouteObject, createBrowserRouter } from 'react-router'
import { Providers } from './providers.tsx'
import { allowAll, requirePerson } from '../navigation/guards.ts'
import { indexPage, page } from './page-route.tsx'
import { registerRoutes } from '../navigation/preload.ts'
import { ScrollMemory } from '../navigation/scroll-memory.ts'
import { publicRoutes } from './public-routes.tsx'
import { WorkspacePage } from '../pages/workspace.tsx'

/** All routes, starting at the current address. */
export function createRouter() {
  registerRoutes(routes)
  return createBrowserRouter(routes)
}

const settingsPages = [
  indexPage(async () => (await import('../pages/settings-start.tsx')).SettingsStartPage),
  page('company', async () => (await import('../pages/settings-company.tsx')).SettingsCompanyPage),
  page(
    'branding',
    async () => (await import('../pages/settings-branding.tsx')).SettingsBrandingPage,
  ),
  page(
    'email',
    async () => (await import('../pages/settings-mail-server.tsx')).SettingsMailServerPage,
  ),
  page(
    'mail-texts',
    async () => (await import('../pages/settings-mail-texts.tsx')).SettingsMailTextsPage,
  ),
  page(
    'reminders',
    async () => (await import('../pages/settings-reminders.tsx')).SettingsRemindersPage,
  ),
  page(
    'payments',
    async () => (await import('../pages/settings-payments.tsx')).SettingsPaymentsPage,
  ),
  page(
    'bank-connections',
    async () =>
      (await import('../pages/settings-bank-connections.tsx')).SettingsBankConnectionsPage,
  ),
  page('bank', async () => (await import('../pages/settings-bank.tsx')).SettingsBankPage),
  page(
    'numbering',
    async () => (await import('../pages/settings-numbering.tsx')).SettingsNumberingPage,
  ),
  page('taxes', async () => (await import('../pages/settings-taxes.tsx')).SettingsTaxesPage),
  page(
    'currencies',
    async () => (await import('../pages/settings-currencies.tsx')).SettingsCurrenciesPage,
  ),
  page(
    'accounts',
    async () => (await import('../pages/settings-accounts.tsx')).SettingsAccountsPage,
  ),
  page('team', async () => (await import('../pages/settings-team.tsx')).SettingsTeamPage),
  page('journal', async () => (await import('../pages/settings-journal.tsx')).SettingsJournalPage),
  page('account', async () => (await import('../pages/settings-account.tsx')).SettingsAccountPage),
  page(
    'notifications',
    async () => (await import('../pages/settings-notifications.tsx')).SettingsNotificationsPage,
  ),
  page(
    'sessions',
    async () => (await import('../pages/settings-sessions.tsx')).SettingsSessionsPage,
  ),
  page(
    'instance',
    async () => (await import('../pages/settings-instance.tsx')).SettingsInstancePage,
  ),
  page(
    'monitoring',
    async () => (await import('../pages/settings-monitoring.tsx')).SettingsMonitoringPage,
  ),
  page('*', async () => (await import('../pages/not-found.tsx')).NotFoundPage),
]

const workspacePages = [
  indexPage(async () => (await import('../pages/dashboard.tsx')).DashboardPage),
  page('invoices', async () => (await import('../pages/invoices.tsx')).InvoicesPage),
  page('invoices/new', async () => (await import('../pages/new-invoice.tsx')).NewInvoicePage),
  page('invoices/:invoiceId', async () => (await import('../pages/invoice.tsx')).InvoicePage),
  page('quotes', async () => (await import('../pages/quotes.tsx')).QuotesPage),
  page('quotes/new', async () => (await import('../pages/new-quote.tsx')).NewQuotePage),
  page('quotes/:quoteId', async () => (await import('../pages/quote.tsx')).QuotePage),
  page('recurring', async () => (await import('../pages/recurring.tsx')).RecurringPage),
  page(
    'recurring/:recurringId',
    async () => (await import('../pages/recurring-invoice.tsx')).RecurringInvoicePage,
  ),
  page('customers', async () => (await import('../pages/customers.tsx')).CustomersPage),
  page(
    'customers/import',
    async () => (await import('../pages/customers-import.tsx')).CustomersImportPage,
  ),
  page('customers/:customerId', async () => (await import('../pages/customer.tsx')).CustomerPage),
  page('items', async () => (await import('../pages/items.tsx')).ItemsPage),
  page('items/import', async () => (await import('../pages/items-import.tsx')).ItemsImportPage),
  page('items/:itemId', async () => (await import('../pages/item.tsx')).ItemPage),
  page('payments', async () => (await import('../pages/payments.tsx')).PaymentsPage),
  page('bank', async () => (await import('../pages/bank.tsx')).BankPage),
  page('receivables', async () => (await import('../pages/receivables.tsx')).ReceivablesPage),
  page('upcoming', async () => (await import('../pages/upcoming.tsx')).UpcomingPage),
  page('reports', async () => (await import('../pages/reports.tsx')).ReportsPage),
  page('calendar', async () => (await import('../pages/calendar.tsx')).CalendarPage),
  page('mail', async () => (await import('../pages/mail.tsx')).MailPage),
  page('mail/:mailId', async () => (await import('../pages/message.tsx')).MessagePage),
  page(
    'settings',
    async () => (await import('../pages/settings.tsx')).SettingsPage,
    allowAll,
    settingsPages,
  ),
  page('*', async () => (await import('../pages/not-found.tsx')).NotFoundPage),
]

const routes: RouteObject[] = [
  {
    element: (
      <Providers>
        <Outlet />
        <ScrollMemory />
      </Providers>
    ),
    children: [
      ...publicRoutes,
      page(
        'new-company',
        async () => (await import('../pages/new-company.tsx')).NewCompanyPage,
        requirePerson,
      ),
      page(
        'w/:workspaceId/setup/:step?',
        async () => (await import('../pages/setup.tsx')).SetupPage,
        requirePerson,
      ),
      // Around all pages of a company, which most visits end at: a part of the same file as the routes.
      page('w/:workspaceId', async () => WorkspacePage, requirePerson, workspacePages),
      ...(import.meta.env.DEV
        ? [page('catalogue', async () => (await import('../pages/catalogue.tsx')).CataloguePage)]
        : []),
      page('*', async () => (await import('../pages/not-found.tsx')).NotFoundPage),
    ],
  },
]
