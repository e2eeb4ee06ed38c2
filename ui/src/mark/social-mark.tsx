import { IconBrandLinkedinFilled } from '@tabler/icons-react'
import {
  siFacebook,
  siGithub,
  siGoogle,
  siInstagram,
  siTelegram,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons'
import css from './mark.module.css'

// LinkedIn asked simple-icons to leave its mark out; Tabler draws one.
const marks = {
  linkedin: undefined,
  x: siX,
  facebook: siFacebook,
  instagram: siInstagram,
  youtube: siYoutube,
  github: siGithub,
  whatsapp: siWhatsapp,
  telegram: siTelegram,
  google: siGoogle,
}

export type SocialNetwork = keyof typeof marks

/** The networks in the order in which a row of them is shown. */
export const socialNetworks = Object.keys(marks) as readonly SocialNetwork[] // its own keys

export interface SocialMarkProps {
  network: SocialNetwork
  /** Its name for assistive technology; without it the words beside it say it. */
  title?: string
}

/** The mark of a social network, in the colour of the text around it. */
export function SocialMark({ network, title }: SocialMarkProps) {
  const mark = marks[network]
  const shape = {
    className: css.plain,
    role: title === undefined ? undefined : 'img',
    'aria-label': title,
    'aria-hidden': title === undefined ? true : undefined,
    focusable: false,
  }
  if (mark === undefined) return <IconBrandLinkedinFilled {...shape} />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...shape}>
      <path d={mark.path} />
    </svg>
  )
}

/** How a network writes its own name. */
export function networkName(network: SocialNetwork): string {
  return marks[network]?.title ?? 'LinkedIn'
}
