import { partyOf } from '@bordereau/domain/country/party-of'
import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import type { LocalDate } from '@bordereau/domain/date'
import { paperStyleOf } from '@bordereau/domain/paper-design'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import type { ReportText } from '@bordereau/domain/text/report-text'
import { findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { loadLogo, logoOnPaper } from '../documents/logo.ts'
import type { PaperTable } from '../documents/paper-data.ts'
import { type ReportContent, reportPaper } from '../documents/report-paper.ts'
import type { Member } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { type FileResponse, later } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'
import { type ReportWords, reportWords } from './report-words.ts'

export type PdfOrder = {
  readonly context: AppContext
  readonly tx: Tx
  readonly member: Member
}

/**
 * The report as tagged PDF in the member's language. What it shows is read in the request's transaction, and typeset after
 * it, so that neither a lock nor a connection waits for the typesetter.
 */
export async function reportPdf(
  { context, tx, member }: PdfOrder,
  report: {
    /** Without the ending. */
    readonly name: string
    readonly title: keyof ReportText['titles']
    /** The day of which a report is that has no period. */
    readonly period: ReportPeriod | LocalDate
    readonly tableOf: (words: ReportWords) => PaperTable
  },
) {
  const company = await findCompany(tx, member.workspaceId)
  if (!company) throw new Error(`the workspace ${member.workspaceId} has no company`)
  const words = reportWords(member.language, company.currency, company.country)
  const { text } = words
  const madeOn = today(context.clock, company.timeZone)
  const content: Omit<ReportContent, 'logo'> = {
    company: partyOf(withSoleTraderMark(company.profile), 'seller'),
    style: paperStyleOf(company),
    accentColor: company.accentColor,
    title: text.titles[report.title],
    ...daysOf(report.period, madeOn, words),
    table: report.tableOf(words),
    created: Math.floor(context.clock.now().getTime() / 1000),
  }
  const stored = company.logo && hex(company.logo.sha256)
  return later(async (): Promise<FileResponse> => {
    const picture = stored === null ? undefined : await loadLogo(context.archive, stored)
    const logo = picture ? logoOnPaper(picture, content.company.legalName) : null
    const paper = reportPaper({ ...content, logo }, words.formatter)
    return {
      body: await context.renderer.renderPdf(paper),
      mediaType: 'application/pdf',
      fileName: `${report.name}.pdf`,
    }
  })
}

/** Beside the title and in the facts: the period, and when the report was made; of one day, only that day. */
function daysOf(
  period: ReportPeriod | LocalDate,
  madeOn: LocalDate,
  { text, formatter, period: nameOf }: ReportWords,
): Pick<ReportContent, 'period' | 'facts'> {
  const fact = (label: string, value: string) => ({ label: [label], value, ltr: false })
  if (typeof period === 'string') {
    const day = formatter.date(period)
    return { period: day, facts: [fact(text.asOf, day)] }
  }
  const dates = formatter.period({ start: period.from, end: period.to })
  return {
    period: nameOf(period),
    facts: [fact(text.period, dates), fact(text.madeOn, formatter.date(madeOn))],
  }
}
