import type { Country } from '../party/party.ts'
import { type Supply, isGoods } from './supply.ts'

/** By which law, and for what, a state lets its business customer owe the tax of a seller established elsewhere. */
export type ForeignSellerRule = {
  /** As it is cited, before article 194 of the directive. */
  readonly law: string
  readonly source: string
  /** The source is an account by others: the text of the law could not be opened. */
  readonly isSecondary?: true
  readonly isTakenFor: (supply: Supply) => boolean
}

/** Passenger transport and admission to fairs and congresses stay with the seller: § 13b (6) UStG; meals on board. */
const WORKS_AND_SERVICES = (supply: Supply): boolean =>
  !['goods', 'second_hand', 'goods_on_board', 'passenger_transport', 'admission'].includes(supply)
/** UStG 1994 § 19 (1): other services but for admission (§ 3a (11a)), and works supplies. */
const AUSTRIA = (supply: Supply): boolean =>
  !['goods', 'second_hand', 'goods_on_board', 'admission'].includes(supply)
const ALL = (): boolean => true

/**
 * Directive 2006/112/EC, art. 194: each state chooses. The customer must be identified for VAT in the state. States that are
 * not here leave the tax with the seller (Luxembourg and Ireland, for what is supplied at a place), or their choice was not
 * found in a public source; the line then asks.
 */
export const FOREIGN_SELLERS: Readonly<Record<Country, ForeignSellerRule>> = {
  AT: {
    law: '§ 19 Abs. 1 UStG 1994',
    source:
      'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873&Paragraf=19',
    isTakenFor: AUSTRIA,
  },
  BE: {
    law: 'art. 51 § 2, 5° CTVA / W.btw',
    source: 'https://eservices.minfin.fgov.be',
    isTakenFor: ALL,
  },
  CZ: {
    law: '§ 108 zákona č. 235/2004 Sb.',
    source: 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235/2026-01-01',
    isTakenFor: supply => !isGoods(supply),
  },
  DE: {
    law: '§ 13b Abs. 2 Nr. 1, Abs. 5 UStG',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__13b.html',
    isTakenFor: WORKS_AND_SERVICES,
  },
  // Letting of property and its brokerage stay with the seller since 2023, so land asks.
  ES: {
    law: 'art. 84.Uno.2.º a) LIVA',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
    isTakenFor: supply => supply !== 'land',
  },
  FR: {
    law: 'art. 283-1 du CGI',
    source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
    isTakenFor: ALL,
  },
  IT: {
    law: 'art. 17 c. 2 DPR 633/1972',
    source:
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633',
    isTakenFor: ALL,
  },
  NL: {
    law: 'art. 12 lid 3 Wet OB 1968',
    source: 'https://wetten.overheid.nl/BWBR0002629',
    isTakenFor: ALL,
  },
  PL: {
    law: 'art. 17 ust. 1 pkt 4 i 5 ustawy o VAT',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    isTakenFor: ALL,
  },
  SK: {
    law: '§ 69 ods. 2 zákona č. 222/2004 Z. z.',
    source: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
    isTakenFor: ALL,
  },
}
