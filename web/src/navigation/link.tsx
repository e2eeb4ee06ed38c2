import type { LinkProps } from '@bordereau/ui/link/link'
import { useHref, useLinkClickHandler } from 'react-router'
import { preload } from './preload.ts'

/**
 * The router's link for every component of ui: the page's code is fetched on hover and focus. The router's own
 * component would bring its server rendering along (3 kB), which is not used here.
 */
export function AppLink(props: LinkProps) {
  return isOurPage(props) ? <PageLink {...props} /> : <PlainLink {...props} />
}

function PageLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const address = useHref(href)
  const go = useLinkClickHandler(href)
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

/** Also another query of the same page. Files of the server, other sites and other windows are left to the browser. */
function isOurPage({ href, target, download }: LinkProps): boolean {
  const elsewhere = target !== undefined && target !== '_self'
  return /^(\?|\/(?!api\/|pay\/|\/))/.test(href) && !elsewhere && download === undefined
}
