import { Suspense, lazy } from 'react'
import type { useWindows } from './use-windows.ts'

// Fetched when one of them is first opened.
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))
const AppTour = lazy(async () => ({ default: (await import('../tour/app-tour.tsx')).AppTour }))
const loadPalette = async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
})
const CommandPalette = lazy(loadPalette)

/** Fetches the palette's code. A failure is reported when it is opened. */
export function preloadPalette(): void {
  void loadPalette().catch(() => undefined)
}

/** The windows over a page: keyboard shortcuts, command palette and tour. */
export function Windows(props: {
  readonly windows: ReturnType<typeof useWindows>
  readonly touring: boolean
  readonly onTour: (touring: boolean) => void
}) {
  const { touring, onTour } = props
  const { open, used, show, close, shortcuts } = props.windows
  return (
    <Suspense fallback={null}>
      {touring && <AppTour onEnd={() => onTour(false)} />}
      {used.has('keys') && <KeysDialog open={open === 'keys'} onClose={close} keys={shortcuts} />}
      {used.has('palette') && (
        <CommandPalette
          open={open === 'palette'}
          onClose={close}
          onKeys={() => show('keys')}
          onTour={() => onTour(true)}
        />
      )}
    </Suspense>
  )
}
