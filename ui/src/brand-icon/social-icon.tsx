import { IconBrandLinkedinFilled } from '@tabler/icons-react'
import css from './brand-icon.module.css'
import { createLazyHook } from './lazy-hook.ts'

/** The brand names of the networks, in display order. */
const names = {
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  google: 'Google',
}

export type SocialNetwork = keyof typeof names

export const socialNetworks = Object.keys(names) as readonly SocialNetwork[] // its own keys

export interface SocialIconProps {
  network: SocialNetwork
  /** Accessible name; without it the text beside it names the network. */
  title?: string
}

/** The logo of a social network, in the current text colour. The drawing is loaded after the page. */
export function SocialIcon({ network, title }: SocialIconProps) {
  const paths = usePaths()
  const shape = {
    className: css.plain,
    role: title === undefined ? undefined : 'img',
    'aria-label': title,
    'aria-hidden': title === undefined ? true : undefined,
    focusable: false,
  }
  // simple-icons has no LinkedIn logo at LinkedIn's request; Tabler draws one.
  if (network === 'linkedin') return <IconBrandLinkedinFilled {...shape} />
  const path = paths?.[network].path
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...shape}>
      {path !== undefined && <path d={path} />}
    </svg>
  )
}

/** The brand name of a network. */
export function networkName(network: SocialNetwork): string {
  return names[network]
}

const usePaths = createLazyHook(async () => (await import('./social-paths.ts')).socialPaths)
