import type { Country } from '../party/party.ts'
import { isEu } from './countries.ts'
import type { Law } from './settlement.ts'

/**
 * At which rate the tax of a payment on account stays when the rate changes before the supply. 'receipt': at that of the day
 * it was received; the final invoice has the rest at the new one. 'supply': the day of the supply decides for all of it, so
 * the final invoice has the whole at its rate and takes back the tax of the advance at the old one.
 */
export type AdvanceRate = Law & {
  readonly rule: 'receipt' | 'supply'
  /** The law was read in an account of it and not in its own text. */
  readonly isSecondary?: true
}

/** undefined where no law on it is known here: then both may be right. */
export function advanceRateOf(country: Country): AdvanceRate | undefined {
  return RULES[country] ?? (isEu(country) ? DIRECTIVE : undefined)
}

const DIRECTIVE: AdvanceRate = {
  rule: 'receipt',
  law: 'Directive 2006/112/EC, art. 65, 93 (a)',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
}

function secondary(rule: AdvanceRate['rule'], law: string, url: string): AdvanceRate {
  return { rule, law, url, isSecondary: true }
}

const RULES: Readonly<Record<Country, AdvanceRate>> = {
  // The advance is corrected in the period of the supply (sentence 3).
  DE: {
    rule: 'supply',
    law: '§ 27 Abs. 1 UStG',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__27.html',
  },
  AT: secondary(
    'supply',
    'UStG 1994, § 19 Abs. 2',
    'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873&Paragraf=19',
  ),
  // Codul fiscal art. 291 (6): regularised at the delivery.
  RO: secondary(
    'supply',
    'Legea 227/2015, art. 291 alin. (6)',
    'https://legislatie.just.ro/Public/DetaliiDocument/171282',
  ),
  // Each change of a rate has its own rule; that of lodging on 2026-01-01 taxes stays paid before at the new one.
  NL: secondary(
    'supply',
    'Belastingplan 2025, overgangsrecht logies',
    'https://wetten.overheid.nl/BWBR0002629/',
  ),
  FI: secondary('receipt', 'Arvonlisäverolaki, 15 §', 'https://www.vero.fi/'),
  SK: {
    rule: 'receipt',
    law: 'Zákon č. 222/2004 Z. z., § 27',
    url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  },
  CH: {
    rule: 'supply',
    law: 'MWSTG, Art. 115 Abs. 1',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de#art_115',
  },
  NO: secondary(
    'supply',
    'Merverdiavgiftsloven, § 15-9',
    'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
  ),
  // The seller may choose the basic tax point instead (s. 88 (2)).
  GB: secondary(
    'receipt',
    'VATA 1994, s. 88',
    'https://www.legislation.gov.uk/ukpga/1994/23/section/88',
  ),
  // Two of three decide: supply, invoice and payment. Invoiced and paid before the change, it keeps the old rate.
  IN: secondary('receipt', 'CGST Act, s. 14', 'https://www.indiacode.nic.in/handle/123456789/2251'),
}
