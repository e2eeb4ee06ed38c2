import { Suspense, lazy } from 'react'
import type { useWindows } from './use-windows.ts'

// Fetched when one of them is first opened.
const HelpDialogs = lazy(async () => ({
  default: (await import('./help-dialogs.tsx')).HelpDialogs,
}))
const AppTour = lazy(async () => ({ default: (await import('../tour/app-tour.tsx')).AppTour }))
const loadPalette = async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
})
const CommandPalette = lazy(loadPalette)

/** Fetches the palette's code. A failure is reported when it is opened. */
export function preloadPalette(): void {
  void loadPalette().catch(() => undefined)
}

/** The windows over a page: keyboard shortcuts, command palette, glossary, what is new, and tour. */
export function Windows({ windows }: { readonly windows: ReturnType<typeof useWindows> }) {
  const { open, used, show, close, shortcuts } = windows
  return (
    <Suspense fallback={null}>
      {open === 'tour' && <AppTour onEnd={close} />}
      {used.has('palette') && (
        <CommandPalette onHelp={show} open={open === 'palette'} onClose={close} />
      )}
      {used.has('help') && <HelpDialogs open={open} onClose={close} keys={shortcuts} />}
    </Suspense>
  )
}
