import { AppShell, SearchButton } from '@bordereau/ui/shell/shell'
import { t } from '#macros'
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { RunningBatches } from '../batches/running-batches.tsx'
import { Bell } from '../notifications/bell.tsx'
import { removeStoredDrafts } from '../../data/draft-storage.ts'
import { removeRecentOfOthers } from '../palette/recent.ts'
import { TourInvitation } from '../tour/invitation.tsx'
import { useAccountPreferences } from './account-preferences.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpMenu } from './help-menu.tsx'
import { useShortcuts } from '../../navigation/keys.ts'
import { navigationSections } from '../../navigation/destinations.ts'
import { KEYS, useAppShortcuts } from '../../navigation/shortcuts.ts'
import { CompanySwitcher } from './switcher.tsx'
import { WorkspaceBanner } from './workspace-banner.tsx'

type Window = 'keys' | 'palette'

// Fetched when one of them is first opened.
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))
const AppTour = lazy(async () => ({ default: (await import('../tour/app-tour.tsx')).AppTour }))
const loadPalette = async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
})
const CommandPalette = lazy(loadPalette)

/** The frame of every page of a company: navigation, company switcher, search, help, account. */
export function AppFrame({ children }: { children: ReactNode }) {
  const workspace = useWorkspace()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<Window>()
  const [touring, setTouring] = useState(false)
  const [used, setUsed] = useState<ReadonlySet<Window>>(new Set())
  const close = () => setOpen(undefined)
  const show = (window: Window) => {
    setUsed(former => new Set([...former, window]))
    setOpen(window)
  }
  const shortcuts = useAppShortcuts({
    keys: () => show('keys'),
    palette: () => {
      if (open === 'palette') close()
      else if (document.querySelector('[aria-modal=true]') === null) show('palette')
    },
    search: () => {
      if (!focusSearchOfPage()) show('palette')
    },
  })
  useShortcuts(shortcuts)
  useAccountPreferences()
  const exceptOf = useMe().person?.id
  useEffect(() => removeStoredDrafts({ exceptOf }), [exceptOf])
  return (
    <AppShell
      nav={navigationSections(workspace, pathname)}
      switcher={<CompanySwitcher />}
      search={
        <SearchButton
          label={t`Search`}
          keys={KEYS.palette}
          onPress={() => show('palette')}
          // Fetched when it is pointed at; an error shows when it is opened.
          onIntent={() => void loadPalette().catch(() => undefined)}
        />
      }
      tools={
        <>
          <RunningBatches key={`batches ${workspace.workspaceId}`} />
          <Bell key={workspace.workspaceId} />
          <HelpMenu onKeys={() => show('keys')} onTour={() => setTouring(true)} />
        </>
      }
      account={<AccountMenu />}
      banner={
        <>
          <WorkspaceBanner />
          <TourInvitation onStart={() => setTouring(true)} />
        </>
      }
    >
      {children}
      <Suspense fallback={null}>
        {touring && <AppTour onEnd={() => setTouring(false)} />}
        {used.has('keys') && <KeysDialog open={open === 'keys'} onClose={close} keys={shortcuts} />}
        {used.has('palette') && (
          <CommandPalette
            open={open === 'palette'}
            onClose={close}
            onKeys={() => show('keys')}
            onTour={() => setTouring(true)}
          />
        )}
      </Suspense>
    </AppShell>
  )
}

removeRecentOfOthers()

/** A list has its own search field; `/` then focuses that one. */
function focusSearchOfPage(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}
