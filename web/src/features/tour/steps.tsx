import type { TourStep } from '@bordereau/ui/tour/tour'
import { t } from '@lingui/core/macro'
import type { Workspace } from '../../session.tsx'

/** A step and the page of the company it is on; `''` is the dashboard. */
export type PlacedStep = Omit<TourStep, 'before'> & { readonly path: string }

/** What a new person is shown, on the pages themselves. Steps about what she may not do are left out. */
export function stepsFor({ may }: Pick<Workspace, 'may'>): readonly PlacedStep[] {
  const steps: readonly (PlacedStep | false)[] = [
    {
      key: 'welcome',
      path: '',
      title: t`Welcome to Bordereau`,
      children: t`A short walk over the pages you will use most. Leave it any time with Escape; it waits in the help menu.`,
    },
    {
      key: 'dashboard',
      path: '',
      // A new company has but the place where the figures will be.
      target: '#main section:has(a[href*="/invoices?tab=open"]), #main [data-part="empty"]',
      title: t`What you are owed`,
      children: t`The dashboard says what is open, what is late and why, and what comes next. Each figure leads to its invoices.`,
    },
    may('invoices.draft') && {
      key: 'new-invoice',
      path: '/invoices',
      target: '#main a[href$="/invoices/new"]',
      title: t`Your next invoice begins here`,
      children: t`You write on the paper itself. The rules of your customer’s country are checked while you type. The keys c and i begin one from any page.`,
    },
    may('customers.create') && {
      key: 'customers',
      path: '/customers',
      target: '#main a[href$="/customers/new"]',
      title: t`Customers at home and abroad`,
      children: t`Type them in or import a list. Tax numbers are checked, and each customer reads in her own language.`,
    },
    may('company.update') && {
      key: 'paper',
      path: '/settings/branding',
      target: '#main section[aria-roledescription]',
      title: t`Your paper`,
      children: t`Choose a design, your colour and your logo. What you see is the true document.`,
    },
    {
      key: 'search',
      path: '',
      target: '[data-part="search"]',
      title: t`Find anything`,
      children: t`Invoices, customers, items, and everything you can do: press / and type.`,
    },
    {
      key: 'help',
      path: '',
      target: '[data-part="help"]',
      title: t`Help is here`,
      children: t`The shortcuts, and this tour whenever you want to take it again.`,
    },
  ]
  return steps.filter(step => step !== false)
}
