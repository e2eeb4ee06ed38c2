import type { LinkProps } from '@bordereau/ui/link/link'
import { Link as RouterLink } from 'react-router'
import { preload } from './preload.ts'

/** The router's link for every part of ui: a page is fetched as soon as somebody is about to go there. */
export function AppLink({ href, children, onPointerEnter, onFocus, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink
      to={href}
      onPointerEnter={event => {
        preload(href)
        onPointerEnter?.(event)
      }}
      onFocus={event => {
        preload(href)
        onFocus?.(event)
      }}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}
