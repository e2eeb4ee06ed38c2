import { createContext, createElement, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The link component of the application: the router's link, or by default a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link through the application's router, set by `<UiProvider link>`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}
