import { createElement, useEffect, useSyncExternalStore } from 'react'
import type { ComponentType, CSSProperties } from 'react'
import { firstIcons } from './first.ts'
import type { FirstIconName } from './first.ts'
import type { RestIconName } from './rest.ts'
import { sizeRem } from './size.ts'
import type { IconSize } from './size.ts'

export type { IconSize } from './size.ts'

/** Every picture there is. */
export type IconName = FirstIconName | RestIconName

interface IconBase {
  name: IconName
  /** Makes the icon an image with this name; without it the icon is hidden from assistive technology. */
  title?: string | undefined
  /** Thickness of the line on the 24-unit grid. */
  stroke?: number
  style?: CSSProperties
}

/**
 * The sizes are the specification's, and no others: named steps in rem, `custom` (the class given
 * sizes it), `custom-size` (width and height given).
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

/** An outline picture by its name, in the colour of the text around it. */
export function Icon(props: IconProps) {
  const Picture = usePicture(props.name)
  const shape = {
    className: props.className,
    style: { flex: 'none', ...boxOf(props), ...props.style },
    role: props.title === undefined ? undefined : 'img',
    'aria-label': props.title,
    'aria-hidden': props.title === undefined ? true : undefined,
    focusable: false,
    // By it theme.css turns those round that point along the line of reading.
    'data-icon': props.name,
  }
  // The rest of the pictures arrives after first paint; until then the place is kept.
  if (Picture === undefined) return <svg viewBox="0 0 24 24" fill="none" {...shape} />
  return createElement(Picture, { stroke: props.stroke ?? 1.75, title: props.title, ...shape })
}

/** Starts loading the pictures that are not needed at first paint. */
export function preloadIcons(): void {
  if (loading || typeof window === 'undefined') return
  loading = true
  void import('./rest.ts').then(module => {
    rest = module.restIcons
    for (const wake of waiting) wake()
  })
}

type Picture = ComponentType<Record<string, unknown>>

let loading = false
let rest: Readonly<Record<string, Picture>> | undefined
const waiting = new Set<() => void>()

function usePicture(name: IconName): Picture | undefined {
  const first = name in firstIcons ? firstIcons[name as FirstIconName] : undefined // proven by `in`
  const loaded = useSyncExternalStore(subscribe, readRest, readRest)
  useEffect(() => {
    if (first === undefined) preloadIcons()
  }, [first])
  return first ?? loaded?.[name]
}

function subscribe(wake: () => void): () => void {
  waiting.add(wake)
  return () => waiting.delete(wake)
}

function readRest(): Readonly<Record<string, Picture>> | undefined {
  return rest
}

function boxOf(props: IconProps): CSSProperties {
  if (props.size === 'custom') return {}
  if (props.size === 'custom-size') return { width: props.width, height: props.height }
  const rem = sizeRem(props.size)
  return { width: `${rem}rem`, height: `${rem}rem` }
}
