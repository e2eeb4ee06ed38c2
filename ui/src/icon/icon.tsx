import { createElement, useEffect } from 'react'
import type { ComponentType, CSSProperties } from 'react'
import { createStore, useStore } from '../store.tsx'
import { firstIcons } from './first.ts'
import type { FirstIconName } from './first.ts'
import type { RestIconName } from './rest.ts'
import { sizeRem } from './size.ts'
import type { IconSize } from './size.ts'

export type { IconSize } from './size.ts'

/** The names of all icons. */
export type IconName = FirstIconName | RestIconName

interface IconBase {
  name: IconName
  /** Gives the icon an accessible name; without it the icon is hidden from assistive technology. */
  title?: string | undefined
  /** Thickness of the line on the 24-unit grid. */
  stroke?: number
  style?: CSSProperties
}

/**
 * Only the specification's sizes: named steps in rem, `custom` (sized by the given class), `custom-size` (width and
 * height given).
 */
export type IconProps = IconBase &
  (
    | { size?: Exclude<IconSize, 'custom' | 'custom-size'>; className?: string | undefined }
    | { size: 'custom'; className: string }
    | {
        size: 'custom-size'
        width: number | string
        height: number | string
        className?: string | undefined
      }
  )

/** An outline icon by name, in the current text colour. */
export function Icon(props: IconProps) {
  const Shape = useShape(props.name)
  const shape = {
    className: props.className,
    style: { flex: 'none', ...boxOf(props), ...props.style },
    role: props.title === undefined ? undefined : 'img',
    'aria-label': props.title,
    'aria-hidden': props.title === undefined ? true : undefined,
    focusable: false,
    // theme.css mirrors these in right-to-left languages.
    'data-icon': props.name,
  }
  // The other icons are loaded after first paint; until then the space is reserved.
  if (Shape === undefined) return <svg viewBox="0 0 24 24" fill="none" {...shape} />
  return createElement(Shape, { stroke: props.stroke ?? 1.75, title: props.title, ...shape })
}

/** For a part that loads all icons with its own code, as the shell does. */
export function addIcons(icons: Readonly<Record<string, Shape>>): void {
  loading = true
  rest.set(icons)
}

/** Starts loading the icons that are not needed at first paint. */
export function preloadIcons(): void {
  if (loading || typeof window === 'undefined') return
  loading = true
  void import('./rest.ts').then(module => {
    rest.set(module.restIcons)
  })
}

type Shape = ComponentType<Record<string, unknown>>

let loading = false
const rest = createStore<Readonly<Record<string, Shape>> | undefined>(undefined)

function useShape(name: IconName): Shape | undefined {
  const first = name in firstIcons ? firstIcons[name as FirstIconName] : undefined // proven by `in`
  const loaded = useStore(rest)
  useEffect(() => {
    if (first === undefined) preloadIcons()
  }, [first])
  return first ?? loaded?.[name]
}

function boxOf(props: IconProps): CSSProperties {
  if (props.size === 'custom') return {}
  if (props.size === 'custom-size') return { width: props.width, height: props.height }
  const rem = sizeRem(props.size)
  return { width: `${rem}rem`, height: `${rem}rem` }
}
