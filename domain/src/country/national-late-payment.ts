import { type Decimal, decimal } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import {
  EU_FIXED_SUM,
  EU_INTEREST,
  EU_LATE_PAYMENT,
  type FixedSum,
  type LatePaymentRules,
  type SimpleInterest,
} from './late-payment.ts'
import {
  AUSTRIAN_BASE_RATE,
  CZECH_NATIONAL_BANK,
  DANMARKS_NATIONALBANK,
  NORGES_BANK,
  SVERIGES_RIKSBANK,
  UNKNOWN_BASE_RATE,
} from './national-reference-rates.ts'
import type { ReferenceRate } from './reference-rates.ts'

/**
 * Interest on late payment between businesses in states without a folder of it: their own base rate, points and sums
 * (Directive 2011/7/EU, art. 2 (7) b: outside the euro it is the rate of the national central bank). A state of the Union
 * that is not listed has the rule of the directive.
 */
export function nationalLatePayment(country: Country): LatePaymentRules | undefined {
  return RULES[country]
}

function above(reference: ReferenceRate, points: Decimal): SimpleInterest {
  return { by: 'simple', reference, points: { business: points, government: points, person: null } }
}

const EIGHT = decimal('8')

function sumOf(currency: string, amount: string, law: string, url: string): FixedSum {
  const steps = [{ from: decimal('0'), amount: decimal(amount) }]
  return { ...EU_FIXED_SUM, law, url, currency, debtCurrency: currency, steps }
}

const CZECH = 'https://e-sbirka.gov.cz/sb/2013/351'
const IRISH = 'https://www.irishstatutebook.ie/eli/2012/si/580/made/en/print'

const RULES: Readonly<Record<Country, LatePaymentRules>> = {
  AT: {
    law: '§ 456 UGB',
    url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10001702&Paragraf=456',
    interest: above(AUSTRIAN_BASE_RATE, decimal('9.2')),
    fixedSum: { ...EU_FIXED_SUM, law: '§ 458 UGB' },
  },
  // The rate of the half-year in which the debt became late stays until it is paid.
  CZ: {
    law: 'Nařízení vlády č. 351/2013 Sb., § 2',
    url: CZECH,
    interest: { ...above(CZECH_NATIONAL_BANK, EIGHT), isFixedAtStart: true },
    fixedSum: sumOf('CZK', '1200', 'Nařízení vlády č. 351/2013 Sb., § 3', CZECH),
  },
  SK: {
    law: 'Nariadenie vlády č. 21/2013 Z. z., § 1; § 369 Obchodný zákonník',
    url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2013/21/',
    interest: {
      ...EU_INTEREST,
      points: { business: decimal('9'), government: decimal('9'), person: null },
    },
    fixedSum: EU_FIXED_SUM,
  },
  HU: {
    law: 'Ptk. 6:155. §',
    url: 'https://net.jogtar.hu/jogszabaly?docid=a1300005.tv',
    interest: above(UNKNOWN_BASE_RATE, EIGHT),
    fixedSum: EU_FIXED_SUM,
  },
  RO: {
    law: 'Legea 72/2013, art. 4',
    url: 'https://legislatie.just.ro/Public/DetaliiDocumentAfis/174101',
    interest: above(UNKNOWN_BASE_RATE, EIGHT),
    fixedSum: EU_FIXED_SUM,
  },
  BG: {
    law: 'Закон за задълженията и договорите, чл. 86',
    url: 'https://lex.bg/laws/ldoc/2121934337',
    interest: above(UNKNOWN_BASE_RATE, decimal('10')),
    fixedSum: EU_FIXED_SUM,
  },
  SE: {
    law: 'Räntelagen (1975:635), 6, 9 §§',
    url: 'https://www.riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta/',
    interest: above(SVERIGES_RIKSBANK, EIGHT),
    fixedSum: sumOf(
      'SEK',
      '450',
      'Lag (1981:739) om ersättning för inkassokostnader, 4 a §',
      'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/lag-1981739-om-ersattning-for-inkassokostnader_sfs-1981-739/',
    ),
  },
  DK: {
    law: 'Renteloven, § 5',
    url: 'https://forbrug.dk/regler/opslagsvaerk-forbrugerleksikon/morarenten',
    interest: above(DANMARKS_NATIONALBANK, EIGHT),
    fixedSum: sumOf(
      'DKK',
      '310',
      'Renteloven, § 9 a',
      'https://www.retsinformation.dk/eli/lta/2014/459',
    ),
  },
  // The reference rate is that of the European Central Bank, rounded up to half a point.
  FI: {
    law: 'Korkolaki (633/1982), 4 a, 12 §',
    url: 'https://www.finlex.fi/fi/laki/ajantasa/1982/19820633',
    interest: { ...EU_INTEREST, roundedUpTo: decimal('0.5') },
    fixedSum: EU_FIXED_SUM,
  },
  IE: {
    ...EU_LATE_PAYMENT,
    law: 'S.I. No. 580/2012, reg. 4, 5',
    url: IRISH,
    fixedSum: {
      ...EU_FIXED_SUM,
      law: 'S.I. No. 580/2012, reg. 9',
      url: IRISH,
      steps: [
        { from: decimal('0'), amount: decimal('40') },
        { from: decimal('1000.01'), amount: decimal('70') },
        { from: decimal('10000.01'), amount: decimal('100') },
      ],
    },
  },
  NO: {
    law: 'Forsinkelsesrenteloven, § 3',
    url: 'https://lovdata.no/dokument/NL/lov/1976-12-17-100',
    interest: above(NORGES_BANK, EIGHT),
  },
}
