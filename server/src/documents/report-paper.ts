import { countryRules } from '@bordereau/domain/country/rules'
import type { Party } from '@bordereau/domain/party/party'
import { accentOf } from '@bordereau/domain/paper-accent'
import type { PaperStyle } from '@bordereau/domain/paper-style'
import type { DocumentFormatter } from './document-formatter.ts'
import type { Fact, Label, Logo, Paper, PaperTable } from './paper-data.ts'
import { sellerBlock } from './paper-parties.ts'

export type ReportContent = {
  /** Whose report it is. */
  readonly company: Party
  readonly style: PaperStyle
  /** '#rrggbb'. */
  readonly accentColor: string
  readonly logo: Logo | null
  readonly title: string
  /** 'Q4 2026'. */
  readonly period: string
  readonly facts: readonly Fact[]
  readonly table: PaperTable
  /** In seconds since 1970: the only time in the PDF's bytes. */
  readonly created: number
}

/** A report in the colours and on the paper of the company's documents, without what only a document has. */
export function reportPaper(content: ReportContent, formatter: DocumentFormatter): Paper {
  const { company, title, period } = content
  const { country } = company.address
  const rules = countryRules(country)
  const [language = 'en'] = formatter.language.split('-')
  return {
    ...NO_DOCUMENT,
    ...content.style,
    ...sellerBlock(company, '', formatter, country),
    size: rules.paperSize,
    window: rules.addressWindow,
    language,
    direction: formatter.direction,
    accent: accentOf(content.accentColor),
    logo: content.logo,
    title: [title],
    number: period,
    documentTitle: `${title} ${period}`,
    author: company.legalName,
    created: content.created,
    facts: content.facts,
    table: content.table,
    page: formatter.label(text => text.page({ page: '{page}', pages: '{pages}' }))[0] ?? '',
  }
}

const NONE: Label = ['']

const NO_DOCUMENT = {
  region: null,
  secondLanguage: null,
  draft: null,
  buyer: { heading: null, name: '', lines: [], contact: [], ids: [] },
  delivery: null,
  statements: [],
  due: { label: NONE, amount: '', date: null },
  columns: { position: NONE, item: NONE, quantity: NONE, price: NONE, tax: null, amount: NONE },
  subtotal: NONE,
  lines: [],
  carry: { forward: NONE, brought: NONE, sums: [] },
  totals: [],
  vat: null,
  deposits: null,
  keepSums: true,
  payment: null,
  slip: null,
  notes: [],
  signature: null,
} satisfies Partial<Paper>
