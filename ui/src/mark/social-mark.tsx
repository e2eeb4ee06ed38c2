import { IconBrandLinkedinFilled } from '@tabler/icons-react'
import css from './mark.module.css'
import { makeLater } from './use-later.ts'

/** How each network writes its own name, in the order in which a row of them is shown. */
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

export interface SocialMarkProps {
  network: SocialNetwork
  /** Its name for assistive technology; without it the words beside it say it. */
  title?: string
}

/** The mark of a social network, in the colour of the text around it. The drawing comes after the page. */
export function SocialMark({ network, title }: SocialMarkProps) {
  const paths = usePaths()
  const shape = {
    className: css.plain,
    role: title === undefined ? undefined : 'img',
    'aria-label': title,
    'aria-hidden': title === undefined ? true : undefined,
    focusable: false,
  }
  // LinkedIn asked simple-icons to leave its mark out; Tabler draws one.
  if (network === 'linkedin') return <IconBrandLinkedinFilled {...shape} />
  const path = paths?.[network].path
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...shape}>
      {path !== undefined && <path d={path} />}
    </svg>
  )
}

/** How a network writes its own name. */
export function networkName(network: SocialNetwork): string {
  return names[network]
}

const usePaths = makeLater(async () => (await import('./social-paths.ts')).socialPaths)
