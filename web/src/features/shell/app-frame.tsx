import { AppShell, SearchButton } from '@bordereau/ui/shell/shell'
import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useWorkspace } from '../../session.tsx'
import { useAccountPreferences } from './account-preferences.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpMenu, KeysDialog } from './help-menu.tsx'
import { useShortcuts } from './keys.ts'
import { navigationOf } from './navigation.ts'
import { Search } from './search.tsx'
import { useAppShortcuts } from './shortcuts.ts'
import { CompanySwitcher } from './switcher.tsx'
import { WorkspaceBanner } from './workspace-banner.tsx'

/** Around every page of a company: rail, company, search, help, account. */
export function AppFrame({ children }: { children: ReactNode }) {
  const workspace = useWorkspace()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'keys' | 'search'>()
  const close = () => setOpen(undefined)
  const shortcuts = useAppShortcuts({
    keys: () => setOpen('keys'),
    search: () => {
      if (!focusSearchOfPage()) setOpen('search')
    },
  })
  useShortcuts(shortcuts)
  useAccountPreferences()
  return (
    <AppShell
      nav={navigationOf(workspace, pathname)}
      switcher={<CompanySwitcher />}
      search={<SearchButton label={t`Search`} keys="/" onPress={() => setOpen('search')} />}
      tools={<HelpMenu onKeys={() => setOpen('keys')} />}
      account={<AccountMenu />}
      banner={<WorkspaceBanner />}
    >
      {children}
      <KeysDialog open={open === 'keys'} onClose={close} keys={shortcuts} />
      <Search open={open === 'search'} onClose={close} shortcuts={shortcuts} />
    </AppShell>
  )
}

/** A list has its own search field; `/` then means that one. */
function focusSearchOfPage(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}
