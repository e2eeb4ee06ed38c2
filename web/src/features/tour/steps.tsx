import type { TourStep } from '@bordereau/ui/tour/tour'
import { t } from '#macros'
import type { Workspace } from '../../data/session.tsx'

/** A step and the page of the company it is on; `''` is the dashboard. */
export type PlacedStep = Omit<TourStep, 'before'> & { readonly path: string }

/** The steps for a new person, on the pages themselves. Steps about features the person may not use are left out. */
export function stepsFor({ may }: Pick<Workspace, 'may'>): readonly PlacedStep[] {
  const steps: readonly (PlacedStep | false)[] = [
    {
      key: 'welcome',
      path: '',
      title: t`Welcome to Bordereau`,
      children: t`A short tour of the pages you will use most. Press Escape to leave at any time; you can restart it from the help menu.`,
    },
    {
      key: 'dashboard',
      path: '',
      // A new company shows the empty dashboard instead of figures.
      target: '#main section:has(a[href*="/invoices?tab=open"]), #main [data-part="empty"]',
      title: t`What you are owed`,
      children: t`The dashboard shows what is open, what is overdue and why, and what comes next. Each figure links to its invoices.`,
    },
    may('invoices.draft') && {
      key: 'new-invoice',
      path: '/invoices',
      target: '#main a[href$="/invoices/new"]',
      title: t`Your next invoice starts here`,
      children: t`You write on the document itself. The rules of your customer’s country are checked while you type. Press c or i on any page to start one.`,
    },
    may('customers.create') && {
      key: 'customers',
      path: '/customers',
      target: '#main a[href$="/customers/new"]',
      title: t`Customers at home and abroad`,
      children: t`Type them in or import a list. Tax numbers are checked, and each customer reads in their own language.`,
    },
    may('company.update') && {
      key: 'paper',
      path: '/settings/branding',
      target: '#main section[aria-roledescription]',
      title: t`Your document`,
      children: t`Choose a design, your colour and your logo. What you see is the actual document.`,
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
