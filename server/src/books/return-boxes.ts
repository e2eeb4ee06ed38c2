import type { InputOf } from '@bordereau/contract/endpoint'
import { MAX_BOXED_DOCUMENTS, type getReturnBoxes } from '@bordereau/contract/return-boxes'
import { type Minor, toText } from '@bordereau/domain/money/currency'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import {
  type FilledLine,
  type Placement,
  boxAdder,
  placementsOf,
  restKeyOf,
} from '@bordereau/domain/returns/boxes/boxes'
import { factsOf } from '@bordereau/domain/returns/boxes/facts'
import type { BoxForm } from '@bordereau/domain/returns/boxes/form'
import type { Tx } from '../db/database.ts'
import { returnFormOf } from '../reports/return-form.ts'
import { spanOf } from '../reports/span.ts'
import { arisingIn } from './arising-store.ts'
import { returnSources } from './return-store.ts'

export type ReturnBoxes = InputOf<(typeof getReturnBoxes)['response']>

const NO_FORM: ReturnBoxes = { form: null, lines: [], rest: [], ratesMissing: [] }

/** The boxes of the period's return; undefined: more documents than are read. */
export async function returnBoxes(
  tx: Tx,
  workspaceId: string,
  period: ReportPeriod,
): Promise<ReturnBoxes | undefined> {
  const form = await returnFormOf(tx, workspaceId, period)
  if (!form) return NO_FORM
  const span = spanOf(workspaceId, period, form.currency)
  const arising = await arisingIn(tx, span)
  if (arising.size > MAX_BOXED_DOCUMENTS) return undefined
  const adder = boxAdder(form)
  const missing = new Set<string>()
  const documents = new Map<string, number>()
  for await (const source of returnSources(tx, span, arising)) {
    const facts = factsOf(source, form)
    if (!facts) missing.add(source.filed.one.document.totals.currency)
    const placed = (facts ?? []).flatMap(fact => placementsOf(form, fact))
    for (const fact of facts ?? []) adder.add(fact)
    for (const key of new Set(placed.map(keyOf))) documents.set(key, (documents.get(key) ?? 0) + 1)
  }
  const amount = (value: Minor) => toText(value, form.currency)
  return {
    form: presentForm(form),
    lines: adder.lines().map(line => ({
      ...presentLine(line, amount),
      documents: documents.get(line.key) ?? 0,
    })),
    rest: adder.rest().map(row => ({
      key: restKeyOf(row),
      reason: row.reason,
      rate: row.rate,
      base: amount(row.base),
      tax: amount(row.tax),
      documents: documents.get(restKeyOf(row)) ?? 0,
    })),
    ratesMissing: [...missing].toSorted(),
  }
}

function presentForm({ name, language, currency, source }: BoxForm) {
  return { name, language, currency, ...source }
}

function presentLine(
  { key, line, place, exact, base, tax }: FilledLine,
  amount: (value: Minor) => string,
) {
  return {
    key,
    base: line.base ?? '',
    tax: line.tax ?? '',
    name: line.name,
    place,
    baseAmount: amount(base),
    taxAmount: amount(tax),
    exact: { base: amount(exact.base), tax: amount(exact.tax) },
  }
}

/** By which the documents behind it are asked for. */
export function keyOf(placed: Placement): string {
  return placed.line ? placed.key : restKeyOf({ ...placed.fact, reason: placed.reason })
}
