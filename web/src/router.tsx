import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, createBrowserRouter } from 'react-router'
import { decideHome, requireMe, requirePerson, requireVisitor } from './guard.ts'
import { Loading } from './loading.tsx'
import { ErrorPage } from './pages/error.tsx'
import { type PageHandle, registerRoutes } from './preload.ts'
import { Root } from './root.tsx'

type Load = () => Promise<ComponentType>

/** A page that is fetched when it is visited, or when somebody is about to. */
function page(
  path: string,
  load: Load,
  loader: LoaderFunction = requireMe,
  children: RouteObject[] = [],
): RouteObject {
  return { path, loader, ...lazily(load), children }
}

/** The page of its parent's own address. */
function indexPage(load: Load): RouteObject {
  return { index: true, loader: requireMe, ...lazily(load) }
}

function lazily(load: Load): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy: async () => ({ Component: await load() }), handle: { load } satisfies PageHandle }
}

const visitorPages = [
  page('welcome', async () => (await import('./pages/welcome.tsx')).WelcomePage, requireVisitor),
  page('sign-up', async () => (await import('./pages/sign-up.tsx')).SignUpPage, requireVisitor),
  page('sign-in', async () => (await import('./pages/sign-in.tsx')).SignInPage, requireVisitor),
  page('forgot', async () => (await import('./pages/forgot.tsx')).ForgotPage),
  page('reset/:token', async () => (await import('./pages/reset.tsx')).ResetPage),
  page('verify/:token', async () => (await import('./pages/verify.tsx')).VerifyPage),
  page('invitation/:token', async () => (await import('./pages/invitation.tsx')).InvitationPage),
]

const settingsPages = [
  indexPage(async () => (await import('./pages/settings-start.tsx')).SettingsStartPage),
  page('company', async () => (await import('./pages/settings-company.tsx')).SettingsCompanyPage),
  page(
    'branding',
    async () => (await import('./pages/settings-branding.tsx')).SettingsBrandingPage,
  ),
  page('bank', async () => (await import('./pages/settings-bank.tsx')).SettingsBankPage),
  page(
    'numbering',
    async () => (await import('./pages/settings-numbering.tsx')).SettingsNumberingPage,
  ),
  page(
    'currencies',
    async () => (await import('./pages/settings-currencies.tsx')).SettingsCurrenciesPage,
  ),
  page('team', async () => (await import('./pages/settings-team.tsx')).SettingsTeamPage),
  page('journal', async () => (await import('./pages/settings-journal.tsx')).SettingsJournalPage),
  page('account', async () => (await import('./pages/settings-account.tsx')).SettingsAccountPage),
  page(
    'sessions',
    async () => (await import('./pages/settings-sessions.tsx')).SettingsSessionsPage,
  ),
  page(
    'instance',
    async () => (await import('./pages/settings-instance.tsx')).SettingsInstancePage,
  ),
  page('*', async () => (await import('./pages/not-found.tsx')).NotFoundPage),
]

const workspacePages = [
  indexPage(async () => (await import('./pages/dashboard.tsx')).DashboardPage),
  page('invoices', async () => (await import('./pages/invoices.tsx')).InvoicesPage),
  page('invoices/new', async () => (await import('./pages/new-invoice.tsx')).NewInvoicePage),
  page('invoices/:invoiceId', async () => (await import('./pages/invoice.tsx')).InvoicePage),
  page('customers', async () => (await import('./pages/customers.tsx')).CustomersPage),
  page(
    'customers/import',
    async () => (await import('./pages/customers-import.tsx')).CustomersImportPage,
  ),
  page('customers/:customerId', async () => (await import('./pages/customer.tsx')).CustomerPage),
  page('items', async () => (await import('./pages/items.tsx')).ItemsPage),
  page('items/import', async () => (await import('./pages/items-import.tsx')).ItemsImportPage),
  page('items/:itemId', async () => (await import('./pages/item.tsx')).ItemPage),
  page('payments', async () => (await import('./pages/payments.tsx')).PaymentsPage),
  page('mail', async () => (await import('./pages/mail.tsx')).MailPage),
  page('mail/:mailId', async () => (await import('./pages/message.tsx')).MessagePage),
  page(
    'settings',
    async () => (await import('./pages/settings.tsx')).SettingsPage,
    requireMe,
    settingsPages,
  ),
  page('*', async () => (await import('./pages/not-found.tsx')).NotFoundPage),
]

const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      { index: true, loader: decideHome, Component: Loading },
      ...visitorPages,
      page(
        'new-company',
        async () => (await import('./pages/new-company.tsx')).NewCompanyPage,
        requirePerson,
      ),
      page(
        'w/:workspaceId/setup/:step?',
        async () => (await import('./pages/setup.tsx')).SetupPage,
        requirePerson,
      ),
      page(
        'w/:workspaceId',
        async () => (await import('./pages/workspace.tsx')).WorkspacePage,
        requirePerson,
        workspacePages,
      ),
      ...(import.meta.env.DEV
        ? [page('catalogue', async () => (await import('./pages/catalogue.tsx')).CataloguePage)]
        : []),
      page('*', async () => (await import('./pages/not-found.tsx')).NotFoundPage),
    ],
  },
]

registerRoutes(routes)
export const router = createBrowserRouter(routes)
