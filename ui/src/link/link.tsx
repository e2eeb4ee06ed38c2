import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** What a link is in this application: a router's link, or by default a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link that goes through the application's router, given as `<UiProvider link>`. */
export function Link(props: LinkProps) {
  const Part = useContext(LinkContext)
  return <Part {...props} />
}

function PlainLink(props: LinkProps) {
  return <a {...props} />
}
