/** The social network of an address, by its host; 'web' for any other. */
export function networkOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return NETWORKS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`))?.[1] ?? 'web'
}

const NETWORKS: readonly (readonly [string, string])[] = [
  ['linkedin.com', 'linkedin'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['youtube.com', 'youtube'],
  ['github.com', 'github'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['t.me', 'telegram'],
  ['telegram.org', 'telegram'],
]
