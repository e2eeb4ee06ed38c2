/** Who makes a law, publishes its text or collects its tax: domains, with everything below them. */
const OFFICIAL = [
  'europa.eu',
  'gouv.fr',
  'iedom.fr',
  'bundestag.de',
  'gesetze-im-internet.de',
  'existenzgruendungsportal.de',
  'belastingdienst.nl',
  'overheid.nl',
  'fgov.be',
  'boe.es',
  'agenziaentrate.gov.it',
  'normattiva.it',
  'skat.dk',
  'gov.uk',
  'admin.ch',
  'sejm.gov.pl',
  'gov.in',
  'gv.at',
  'gov.cz',
  'irishstatutebook.ie',
  'public.lu',
  'slov-lex.sk',
  'skatteetaten.no',
  'nic.in',
] as const

/** false: an account by others (an adviser, a publisher, a program), which is secondary to the text of the law. */
export function isOfficial(url: string): boolean {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(\/.*)?$/.exec(url) ?? []
  // The parliament keeps the German laws in a repository.
  if (host === 'github.com') return path.startsWith('/bundestag/')
  return OFFICIAL.some(domain => host === domain || host.endsWith(`.${domain}`))
}
