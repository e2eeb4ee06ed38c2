/** A page of a company in a social network, or anywhere else ('web'). */
export type SocialLink = { readonly network: string; readonly url: string }

/** The brand names of the networks. */
const NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

/** The name of such a link: the network's name, for any other page its host. */
export function nameOfLink({ network, url }: SocialLink): string {
  const name = Object.hasOwn(NAMES, network) ? NAMES[network] : undefined
  if (name !== undefined) return name
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]
  return host ?? url
}
