import type { Country } from '../party/party.ts'
import { isEu } from './countries.ts'
import type { Law } from './settlement.ts'

/**
 * What makes the tax of a supply arise: the day it is done ('supply'), that of its invoice, whichever is earlier, or the
 * payment. 'invoice' holds within the term of the law; a later invoice is dealt with as its `late` says.
 */
export type TaxArises = 'supply' | 'invoice' | 'earlier_of_supply_and_invoice' | 'payment'

/** Until when the law wants the invoice of a supply, where its day decides. */
export type InvoiceTerm = {
  /** The day of the month after that of the supply; days or working days (Monday to Friday, holidays not known) after it. */
  readonly by: 'day_of_next_month' | 'days' | 'working_days'
  readonly count: number
  /** The tax of a later invoice arises on the last day of the term, or on the day of the supply. */
  readonly late: 'term' | 'supply'
}

/** The last day on which tax that waits for its payment arises all the same. */
export type PaymentLimit = {
  readonly by: 'end_of_next_year' | 'months' | 'days'
  readonly count: number
  readonly after: 'supply' | 'issue'
  /** It is for customers of this kind alone. */
  readonly buyer?: 'person'
}

export type TaxTimeRules = Law & {
  readonly goods: TaxArises
  readonly services: TaxArises
  readonly term?: InvoiceTerm
  /** The tax of a payment on account arises when it is received, or with its invoice. */
  readonly advances: 'receipt' | 'invoice'
  /** Cash accounting: until when an invoice may stay unpaid; absent where the law has no such day. */
  readonly paymentLimit?: PaymentLimit
  /** The law was read in an account of it and not in its own text. */
  readonly isSecondary?: true
}

/**
 * When the tax of a seller arises, by the law of its state; undefined where no law on it is known here. Only the server
 * asks, so it is no part of the countries' own values, which every page loads.
 */
export function taxTimeOf(country: Country): TaxTimeRules | undefined {
  return RULES[country] ?? (isEu(country) ? DIRECTIVE : undefined)
}

const EUR_LEX = 'https://eur-lex.europa.eu/eli/dir/2006/112/oj'

/** Art. 63 and 65; a state may take the invoice or the receipt instead (art. 66). */
const DIRECTIVE: TaxTimeRules = {
  goods: 'supply',
  services: 'supply',
  advances: 'receipt',
  law: 'Directive 2006/112/EC, art. 63 to 65',
  url: EUR_LEX,
}

/** The 15th of the month after the supply: also the term of art. 222 for supplies within the Union. */
export const UNION_TERM: InvoiceTerm = { by: 'day_of_next_month', count: 15, late: 'term' }

type Exceptions = Partial<Omit<TaxTimeRules, 'law' | 'url'>>

/** As the directive says, but for what the state has otherwise; marked where its own text was not read. */
function state(law: string, url: string, differs: Exceptions = {}): TaxTimeRules {
  return { ...DIRECTIVE, ...differs, law, url, isSecondary: true }
}

const byInvoice = { goods: 'invoice', services: 'invoice' } as const

const RULES: Readonly<Record<Country, TaxTimeRules>> = {
  // Read in the state of December 2021.
  DE: {
    ...DIRECTIVE,
    law: '§ 13 Abs. 1 Nr. 1 UStG',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__13.html',
  },
  AT: state(
    '§ 19 Abs. 2 UStG 1994',
    'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873&Paragraf=19',
  ),
  // Services when they are paid, unless the seller opted for the invoice (BT-8 is 3); of both kinds, advances too.
  FR: state(
    'CGI, art. 269, 2',
    'https://bofip.impots.gouv.fr/bofip/285-PGP.html/identifiant=BOI-TVA-BASE-20-50-10',
    { services: 'payment' },
  ),
  // A service is done when it is paid, and each supply with its invoice as far as that is earlier (art. 6 c. 3, 4).
  IT: state(
    'DPR 633/1972, art. 6',
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633~art6',
    {
      goods: 'earlier_of_supply_and_invoice',
      services: 'invoice',
      advances: 'invoice',
      paymentLimit: { by: 'months', count: 12, after: 'supply' },
    },
  ),
  ES: state('LIVA, art. 75', 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740', {
    paymentLimit: { by: 'end_of_next_year', count: 1, after: 'supply' },
  }),
  PL: state(
    'Ustawa o VAT, art. 19a',
    'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    { paymentLimit: { by: 'days', count: 180, after: 'supply', buyer: 'person' } },
  ),
  BE: state('CTVA, art. 17, 22bis', 'https://eservices.minfin.fgov.be/myminfin-web/', {
    ...byInvoice,
    term: UNION_TERM,
    advances: 'invoice',
  }),
  NL: state('Wet OB 1968, art. 13', 'https://wetten.overheid.nl/BWBR0002629/#artikel13', {
    ...byInvoice,
    term: UNION_TERM,
  }),
  PT: state(
    'CIVA, art. 7, 8',
    'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/civa_rep/Pages/iva8.aspx',
    {
      ...byInvoice,
      term: { by: 'working_days', count: 5, late: 'term' },
      paymentLimit: { by: 'months', count: 12, after: 'issue' },
    },
  ),
  RO: state(
    'Legea 227/2015 privind Codul fiscal, art. 281, 282',
    'https://legislatie.just.ro/Public/DetaliiDocument/171282',
    {
      goods: 'earlier_of_supply_and_invoice',
      services: 'earlier_of_supply_and_invoice',
      advances: 'invoice',
    },
  ),
  CZ: state('Zákon č. 235/2004 Sb., § 20a', 'https://e-sbirka.gov.cz/sb/2004/235'),
  // Read in the state of January 2026.
  SK: {
    ...DIRECTIVE,
    law: 'Zákon č. 222/2004 Z. z., § 19',
    url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  },
  SE: state(
    'Mervärdesskattelag (2023:200), 7 kap.',
    'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/mervardesskattelag-2023200_sfs-2023-200/',
  ),
  DK: state('Momsloven, § 23', 'https://www.retsinformation.dk/eli/lta/2024/209', {
    ...byInvoice,
    term: { by: 'days', count: 30, late: 'supply' },
    advances: 'invoice',
  }),
  FI: state('Arvonlisäverolaki, 15 §', 'https://www.finlex.fi/fi/laki/ajantasa/1993/19931501'),
  EE: state('Käibemaksuseadus, § 11', 'https://www.riigiteataja.ee/akt/KMS'),
  LT: state(
    'PVM įstatymas, 14 straipsnis',
    'https://e-seimas.lrs.lt/portal/legalAct/lt/TAD/TAIS.163423',
    {
      ...byInvoice,
      term: UNION_TERM,
    },
  ),
  HU: state(
    '2007. évi CXXVII. törvény, 55–59. §',
    'https://net.jogtar.hu/jogszabaly?docid=a0700127.tv',
  ),
  LU: state('Loi TVA, art. 24', 'https://legilux.public.lu/eli/etat/leg/loi/1979/02/12/n1/jo', {
    ...byInvoice,
    term: UNION_TERM,
  }),
  IE: state('VATCA 2010, s. 74', 'https://www.irishstatutebook.ie/eli/2010/act/31/section/74', {
    ...byInvoice,
    term: UNION_TERM,
  }),
  // An invoice within 14 days of the supply, or before it, is the tax point (s. 6 (4), (5)).
  GB: state('VATA 1994, s. 6', 'https://www.legislation.gov.uk/ukpga/1994/23/section/6', {
    ...byInvoice,
    term: { by: 'days', count: 14, late: 'supply' },
    advances: 'invoice',
  }),
  CH: {
    ...byInvoice,
    advances: 'invoice',
    law: 'MWSTG, Art. 40',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_40',
  },
  NO: state('Merverdiavgiftsloven, § 15-9', 'https://lovdata.no/dokument/NL/lov/2009-06-19-58', {
    ...byInvoice,
    advances: 'invoice',
  }),
  // The invoice within its term, or the payment; of goods the advance is not taxed (Notification 66/2017).
  IN: state('CGST Act, s. 12, 13', 'https://www.indiacode.nic.in/handle/123456789/2251', {
    ...byInvoice,
    advances: 'invoice',
  }),
}
