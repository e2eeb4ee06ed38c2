import type { Country } from '../party/party.ts'
import { cashAccounting, cashAccountingUnsaid } from './cash-accounting.ts'
import type { TaxPointRule } from './country.ts'

/**
 * Cash accounting in states whose folder does not have it. Where the customer may deduct the tax only when it has paid, its law
 * wants the words on the invoice (Directive 2006/112/EC, art. 226 (7a)); where it is a matter of the seller's books alone, the
 * invoice says nothing but the code. All read in accounts of the laws, not in their own texts.
 */
export function cashAccountingOf(country: Country): TaxPointRule | undefined {
  const [language, words, law, url] = WORDED[country] ?? []
  if (language !== undefined && words !== undefined && law !== undefined && url !== undefined)
    return cashAccounting(language, words, { law, url })
  return UNSAID.has(country) ? cashAccountingUnsaid() : undefined
}

type Worded = readonly [language: string, words: string, law: string, url: string]

const WORDED: Readonly<Record<Country, Worded>> = {
  HU: [
    'hu',
    'pénzforgalmi elszámolás',
    '2007. évi CXXVII. törvény 169. § h), 196/B. §',
    'https://net.jogtar.hu/jogszabaly?docid=a0700127.tv',
  ],
  PT: [
    'pt',
    'IVA – regime de caixa',
    'DL 71/2013, art. 5.º',
    'https://dre.pt/dre/detalhe/decreto-lei/71-2013-261134',
  ],
  RO: [
    'ro',
    'TVA la încasare',
    'Legea 227/2015, art. 282 alin. (3), art. 319 alin. (20)',
    'https://legislatie.just.ro/Public/DetaliiDocument/171282',
  ],
  SK: [
    'sk',
    'daň sa uplatňuje na základe prijatia platby',
    'Zákon č. 222/2004 Z. z., § 68d, § 74',
    'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  ],
}

const UNSAID: ReadonlySet<Country> = new Set(['AT', 'CH', 'EE', 'FI', 'GB', 'IE', 'LU', 'NL', 'SE'])
