import { DirectionProvider, MantineContext, MantineProvider, createTheme } from '@mantine/core'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from '../locale.tsx'
import { useColorScheme } from '../scheme.tsx'

/** The ten shades of the ink blue, from paper to ink. */
const inkShades = [
  '#ebf0f9',
  '#d5dff0',
  '#b9c8e4',
  '#94abd6',
  '#6e8cc6',
  '#4a6fb5',
  '#34579b',
  '#27457f',
  '#1e3767',
  '#14264a',
] as const

const theme = createTheme({
  primaryColor: 'ink',
  colors: { ink: inkShades },
  primaryShade: { light: 7, dark: 5 },
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/**
 * Provides Mantine's context where its components are used, so that a page without them (sign-in) does not load
 * Mantine. Its CSS variables are static, in theme.css.
 */
export function Scope({ children }: { children: ReactNode }) {
  const inside = useContext(MantineContext) !== null
  const { shown } = useColorScheme()
  const { direction } = useLocale()
  if (inside) return children
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false} key={direction}>
      <MantineProvider
        theme={theme}
        forceColorScheme={shown}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
