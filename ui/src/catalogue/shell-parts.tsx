import { Button, IconButton } from '../button/button.tsx'
import { StatusBadge } from '../badge/badge.tsx'
import { Card, Grid } from '../layout/layout.tsx'
import { Amount } from '../money/amount.tsx'
import { Menu } from '../overlay/menu.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { AppShell, SearchButton } from '../shell/shell.tsx'
import type { NavSection } from '../shell/shell.tsx'

const nav: readonly NavSection[] = [
  {
    key: 'work',
    items: [
      {
        key: 'home',
        label: 'Dashboard',
        icon: 'home',
        href: '#shell',
        current: false,
        phone: true,
      },
      {
        key: 'invoices',
        label: 'Invoices',
        icon: 'file-invoice',
        href: '#shell',
        current: true,
        count: 12,
        phone: true,
      },
      {
        key: 'customers',
        label: 'Customers',
        icon: 'users',
        href: '#shell',
        current: false,
        phone: true,
      },
      { key: 'items', label: 'Items', icon: 'package', href: '#shell', current: false },
    ],
  },
  {
    key: 'company',
    label: 'Company',
    items: [
      { key: 'bank', label: 'Bank', icon: 'bank', href: '#shell', current: false },
      {
        key: 'settings',
        label: 'Settings',
        icon: 'settings',
        href: '#shell',
        current: false,
        phone: true,
      },
    ],
  },
]

/** The frame of an application, with a page in it. */
export function ShellParts() {
  return (
    <AppShell
      nav={nav}
      railKey="catalogue-rail"
      switcher={<Switcher />}
      search={<SearchButton label="Search or do anything" keys="Mod+K" onPress={() => undefined} />}
      tools={
        <>
          <IconButton icon="bell" label="Notifications, 2 unread" count={2} />
          <IconButton icon="help" label="Help" />
        </>
      }
      account={
        <Button look="quiet" icon="user">
          Ada
        </Button>
      }
    >
      <Header />
      <Outstanding />
    </AppShell>
  )
}

function Outstanding() {
  return (
    <Grid column={14}>
      <Card title="Outstanding">
        <Amount value="12480.5" currency="EUR" size={28} weight="semibold" />
      </Card>
      <Card title="Overdue">
        <Amount value="3420" currency="EUR" size={28} weight="semibold" />
      </Card>
    </Grid>
  )
}

function Header() {
  return (
    <PageHeader
      title="Invoice 2026-0042"
      badge={<StatusBadge tone="red">Overdue</StatusBadge>}
      sub="Biuro Łódzkie · due 7 February 2026"
      crumbs={[{ label: 'Invoices', href: '#shell' }]}
      action={
        <Button look="primary" icon="send">
          Send reminder
        </Button>
      }
    />
  )
}

function Switcher() {
  return (
    <Menu
      sections={[{ key: 'all', items: [{ key: 'a', label: 'Atelier Lumière', chosen: true }] }]}
    >
      <Button look="quiet" icon="building" iconEnd="selector">
        Atelier Lumière
      </Button>
    </Menu>
  )
}
