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

/** The official logos of the networks, on a grid of 24. */
export const socialPaths = {
  x: siX,
  facebook: siFacebook,
  instagram: siInstagram,
  youtube: siYoutube,
  github: siGithub,
  whatsapp: siWhatsapp,
  telegram: siTelegram,
  google: siGoogle,
}
