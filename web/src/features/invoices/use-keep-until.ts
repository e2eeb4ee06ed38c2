import type { InvoiceView } from '@bordereau/contract/invoices'
import { retainedUntil } from '@bordereau/domain/country/retention'
import { countryRules } from '@bordereau/domain/country/rules'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'

type KeepUntil = { readonly day: string; readonly law: string }

/** Until when the law has the seller keep an issued document, and the law; undefined where none is known. */
export function useKeepUntil({ issueDate }: Pick<InvoiceView, 'issueDate'>): KeepUntil | undefined {
  const { country } = useWorkspace()
  const { date } = useFormats()
  const retention = country === null ? undefined : countryRules(country).retention
  if (retention === undefined || issueDate === null) return undefined
  return { day: date(retainedUntil(retention, issueDate)), law: retention.law }
}
