/**
 * The hosts on which states and the European Union publish their laws, and their tax offices what these require. Of every other one
 * pages say that it is a secondary source.
 */
const OFFICIAL_HOSTS = [
  // European Union
  'eur-lex.europa.eu',
  // Belgium: Moniteur belge
  'www.ejustice.just.fgov.be',
  // Germany: Bundesministerium der Justiz
  'www.gesetze-im-internet.de',
  // Spain: Boletín Oficial del Estado
  'www.boe.es',
  // France: Légifrance; Direction générale des finances publiques
  'www.legifrance.gouv.fr',
  'www.impots.gouv.fr',
  // Hungary: Nemzeti Jogszabálytár
  'njt.hu',
  // Italy: Istituto Poligrafico e Zecca dello Stato
  'www.normattiva.it',
  // Poland: Kancelaria Sejmu
  'isap.sejm.gov.pl',
  // Portugal: Diário da República
  'data.dre.pt',
  // Romania: Ministerul Justiției
  'legislatie.just.ro',
  // Slovakia: Ministerstvo spravodlivosti
  'static.slov-lex.sk',
]

/** Whether an address is of a state's own publication, over HTTPS. */
export function isOfficial(url: string): boolean {
  const [, host = ''] = /^https:\/\/([a-z\d.-]+)\//.exec(url) ?? []
  return OFFICIAL_HOSTS.includes(host)
}
