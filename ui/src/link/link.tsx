import { createContext, createElement, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** What a link is in this application: a router's link, or by default a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link that goes through the application's router, given as `<UiProvider link>`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}
