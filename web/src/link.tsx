import type { LinkProps } from '@bordereau/ui/link/link'
import { useHref, useLinkClickHandler } from 'react-router'
import { preload } from './preload.ts'

/**
 * The router's link for every part of ui: a page is fetched as soon as somebody is about to go there. The router's own
 * component would bring its server rendering along (3 kB), which nobody here uses.
 */
export function AppLink(props: LinkProps) {
  return isOurPage(props) ? <PageLink {...props} /> : <PlainLink {...props} />
}

function PageLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const address = useHref(href)
  const go = useLinkClickHandler<HTMLAnchorElement>(href)
  return (
    <a
      {...rest}
      href={address}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
      onPointerEnter={event => {
        preload(href)
        onPointerEnter?.(event)
      }}
      onFocus={event => {
        preload(href)
        onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** Files of the server, other sites and other windows are the browser's business. */
function isOurPage({ href, target, download }: LinkProps): boolean {
  const elsewhere = target !== undefined && target !== '_self'
  return /^\/(?!api\/|pay\/|\/)/.test(href) && !elsewhere && download === undefined
}
