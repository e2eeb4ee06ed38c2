import { AppShell, SearchButton } from '@bordereau/ui/shell/shell'
import { t } from '#macros'
import { type ReactNode, Suspense, lazy, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMe, useSessionLost, useWorkspace } from '../../data/session.tsx'
import { Bell } from '../notifications/bell.tsx'
import { removeStoredDrafts } from '../../data/draft-storage.ts'
import { removeRecentOfOthers } from '../palette/recent.ts'
import { TourInvitation } from '../tour/invitation.tsx'
import { useAccountPreferences } from './account-preferences.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpMenu } from './help-menu.tsx'
import { navigationSections } from '../../navigation/destinations.ts'
import { useFocusKeeper } from '../../navigation/focus-keeper.ts'
import { KEYS } from '../../navigation/shortcuts.ts'
import { CompanySwitcher } from './switcher.tsx'
import { WorkspaceBanner } from './workspace-banner.tsx'
import { Windows, preloadPalette } from './windows.tsx'
import { useWindows } from './use-windows.ts'
import type { Help } from '../palette/actions.tsx'
import { RunningBatches } from '../batches/running-batches.tsx'

/** The frame of every page of a company: navigation, company switcher, search, help, account. */
export function AppFrame({ children }: { children: ReactNode }) {
  const workspace = useWorkspace()
  const { pathname } = useLocation()
  const windows = useWindows()
  const { show } = windows
  useAccountPreferences()
  useFocusKeeper()
  const exceptOf = useMe().person?.id
  useEffect(() => removeStoredDrafts({ exceptOf }), [exceptOf])
  return (
    <AppShell
      nav={navigationSections(workspace, pathname)}
      switcher={<CompanySwitcher />}
      search={<PaletteButton onPress={() => show('palette')} />}
      tools={<Tools onHelp={show} />}
      account={<AccountMenu />}
      banner={
        <>
          <WorkspaceBanner />
          <TourInvitation onStart={() => show('tour')} />
        </>
      }
    >
      {children}
      <Windows windows={windows} />
      <SignInAgain />
    </AppShell>
  )
}

const SessionDialog = lazy(async () => ({
  default: (await import('./session-dialog.tsx')).SessionDialog,
}))

/** Over the page when the session has ended. */
function SignInAgain() {
  if (!useSessionLost()) return null
  return (
    <Suspense fallback={null}>
      <SessionDialog />
    </Suspense>
  )
}

function PaletteButton({ onPress }: { onPress: () => void }) {
  return (
    <SearchButton
      label={t`Search`}
      keys={KEYS.palette}
      onPress={onPress}
      // Fetched when it is pointed at; an error shows when it is opened.
      onIntent={preloadPalette}
    />
  )
}

function Tools({ onHelp }: { onHelp: (help: Help) => void }) {
  const { workspaceId } = useWorkspace()
  return (
    <>
      <RunningBatches key={`batches ${workspaceId}`} />
      <Bell key={workspaceId} />
      <HelpMenu onHelp={onHelp} />
    </>
  )
}

removeRecentOfOthers()
