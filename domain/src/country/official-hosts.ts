/**
 * The hosts on which states and the European Union publish their laws, and their tax offices what these require. Of every other one
 * pages say that it is a secondary source.
 */
const OFFICIAL_HOSTS = [
  // European Union
  'eur-lex.europa.eu',
  // Austria: Rechtsinformationssystem des Bundes
  'www.ris.bka.gv.at',
  // Belgium: Moniteur belge
  'www.ejustice.just.fgov.be',
  // Switzerland: Bundeskanzlei
  'www.fedlex.admin.ch',
  // Czechia: Ministerstvo vnitra
  'e-sbirka.gov.cz',
  // Flanders: Vlaamse overheid
  'www.vlaanderen.be',
  'codex.vlaanderen.be',
  // Germany: Bundesministerium der Justiz
  'www.gesetze-im-internet.de',
  // Spain: Boletín Oficial del Estado
  'www.boe.es',
  // France: Légifrance; Direction générale des finances publiques
  'www.legifrance.gouv.fr',
  'www.impots.gouv.fr',
  // United Kingdom: The National Archives
  'www.legislation.gov.uk',
  // Hungary: Nemzeti Jogszabálytár; Nemzeti Adó- és Vámhivatal
  'njt.hu',
  'nav.gov.hu',
  // Ireland: Office of the Attorney General
  'www.irishstatutebook.ie',
  // India: Central Board of Indirect Taxes and Customs
  'taxinformation.cbic.gov.in',
  // Italy: Istituto Poligrafico e Zecca dello Stato
  'www.normattiva.it',
  // Netherlands: Overheid.nl
  'wetten.overheid.nl',
  // Norway: Lovdata, which publishes Norsk Lovtidend
  'lovdata.no',
  // Poland: Kancelaria Sejmu
  'isap.sejm.gov.pl',
  // Portugal: Diário da República; Autoridade Tributária e Aduaneira
  'data.dre.pt',
  'info.portaldasfinancas.gov.pt',
  // Romania: Ministerul Justiției
  'legislatie.just.ro',
  // Slovakia: Ministerstvo spravodlivosti
  'static.slov-lex.sk',
  'www.slov-lex.sk',
  // Ministries of finance and tax offices outside of the Union: United Arab Emirates, Israel, Malaysia, Serbia, Saudi Arabia,
  // Singapore, Türkiye; Estonia: Riigi Teataja
  'mof.gov.ae',
  'www.gov.il',
  'www.hasil.gov.my',
  'www.efaktura.gov.rs',
  'zatca.gov.sa',
  'www.iras.gov.sg',
  'ebelge.gib.gov.tr',
  'www.riigiteataja.ee',
]

/** Whether an address is of a state's own publication, over HTTPS. */
export function isOfficial(url: string): boolean {
  const [, host = ''] = /^https:\/\/([a-z\d.-]+)\//.exec(url) ?? []
  return OFFICIAL_HOSTS.includes(host)
}
