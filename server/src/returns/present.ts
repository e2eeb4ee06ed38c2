import type { InputOf } from '@bordereau/contract/endpoint'
import type { getReturns } from '@bordereau/contract/returns'
import type { CompanyRow } from '../company/store.ts'
import { type Minor, sumOf, toText } from '@bordereau/domain/money/currency'
import type { OssDocument, OssReturn } from '@bordereau/domain/returns/one-stop-shop'
import type { ListedDocument } from '@bordereau/domain/returns/sales-list'
import { dueOn } from '@bordereau/domain/returns/due-date'
import { checkSalesList } from '@bordereau/einvoice/format/sales-list/formats'
import type { ListOwner } from '@bordereau/einvoice/format/sales-list/list-file'
import { GERMAN_OSS_SOURCE } from '@bordereau/einvoice/format/sales-list/oss-import'
import { type Figures, OSS, changesSince, listFigures, ossFigures } from './figures.ts'
import type { FiledReturn } from './filed-store.ts'
import { type CompanyList, OSS_DUE, type Returns } from './returns.ts'

type Presented = InputOf<(typeof getReturns)['response']>

/** What the page of a period shows. */
export function presentReturns(
  returns: Returns,
  company: CompanyRow,
  owner: ListOwner,
  filed: { readonly period: readonly FiledReturn[]; readonly quarter: readonly FiledReturn[] },
): Presented {
  const { currency } = company
  const { period, quarter } = returns
  return {
    currency,
    from: period.from,
    to: period.to,
    lists: returns.lists.map(one =>
      presentList(one, { returns, currency, owner, filed: filed.period }),
    ),
    oss: presentOss(returns, filed.quarter),
    quarter: quarter?.key ?? '',
    usesOneStopShop: company.usesOneStopShop,
    papers: papersOf(returns),
    ratesMissing: [...returns.ratesMissing],
  }
}

type Around = {
  readonly returns: Returns
  readonly currency: string
  readonly owner: ListOwner
  readonly filed: readonly FiledReturn[]
}

function presentList({ rules, list }: CompanyList, around: Around): Presented['lists'][number] {
  const { returns, currency, owner, filed } = around
  const { key, name, kinds, units, due, source, secondary } = rules
  const amountOf = (amount: Minor) => toText(amount, currency)
  const fits = units.includes(returns.period.unit)
  return {
    key,
    name,
    kinds: [...kinds],
    fits,
    units: [...units],
    due: due && fits ? dueOn(due, returns.period) : null,
    source,
    secondary: secondary === true,
    rows: list.rows.map(({ prefix, number, name: customer, kind, amount, documents }) => ({
      prefix,
      number,
      name: customer,
      kind,
      amount: amountOf(amount),
      documents: documents.map(one => listedOf(one, currency)),
    })),
    unreportable: list.unreportable.map(({ documents, amount, ...row }) => ({
      ...row,
      amount: amountOf(amount),
      documents: documents.map(one => listedOf(one, currency)),
    })),
    total: amountOf(sumOf(list.rows.map(({ amount }) => amount))),
    file: fileOf({ rules, list }, owner, currency),
    filed: presentFiled(key, filed, listFigures(list, currency), returns),
  }
}

function listedOf({ id, number, day, amount, corrects }: ListedDocument, currency: string) {
  return { id, number, day, amount: toText(amount, currency), corrects: corrects ?? '' }
}

function fileOf({ rules, list }: CompanyList, owner: ListOwner, currency: string) {
  if (rules.file === undefined) return null
  const { missing, leftOut, source } = checkSalesList(rules.file, list.rows, owner)
  return {
    key: rules.file,
    source,
    missing: [...missing],
    leftOut: leftOut.map(one => ({ ...one, amount: toText(one.amount, currency) })),
    currencyDiffers: currency !== rules.currency,
  }
}

function presentOss(returns: Returns, filed: readonly FiledReturn[]): Presented['oss'] {
  const { oss, quarter, ossFile } = returns
  if (!oss || !quarter) return null
  return {
    due: dueOn(OSS_DUE, quarter),
    source: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    rows: oss.rows.map(({ base, vat, documents, ...row }) => ({
      ...row,
      ...euro({ base, vat }),
      documents: documents.map(ossDocument),
    })),
    corrections: oss.corrections.map(({ vat, documents, ...row }) => ({
      ...row,
      vat: toText(vat, 'EUR'),
      documents: documents.map(ossDocument),
    })),
    total: toText(oss.due, 'EUR'),
    leftOut: oss.leftOut.map(({ state, reason, ...one }) => ({
      ...ossDocument(one),
      state,
      reason,
    })),
    file: ossFile === undefined ? null : { key: ossFile, source: GERMAN_OSS_SOURCE },
    filed: presentFiled(OSS, filed, ossFigures(oss), returns),
  }
}

function ossDocument({ id, number, day, base, vat }: OssDocument) {
  return { id, number, day, ...euro({ base, vat }) }
}

function euro({ base, vat }: Pick<OssReturn['rows'][number], 'base' | 'vat'>) {
  return { base: toText(base, 'EUR'), vat: toText(vat, 'EUR') }
}

function presentFiled(
  key: string,
  filed: readonly FiledReturn[],
  now: Figures,
  { documents }: Returns,
) {
  const found = filed.find(one => one.key === key)
  if (!found) return null
  const { changes, laterIds } = changesSince(found, now)
  const later = new Set(laterIds)
  return {
    at: found.at.toISOString(),
    by: found.by,
    changes,
    later: documents.filter(({ id }) => later.has(id)).map(({ id, number }) => ({ id, number })),
  }
}

/** Of each document that is in a list or belongs in one: what is known to prove it. */
function papersOf({ lists, sources }: Returns): Presented['papers'] {
  const entries = lists.flatMap(({ list }) =>
    [...list.rows, ...list.unreportable].flatMap(({ kind, name, documents }) =>
      documents.map(one => ({ ...one, name, isGoods: kind !== 'services' })),
    ),
  )
  const bySource = new Map(sources.map(source => [source.id, source]))
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap(own => {
    const [first] = own
    const source = first && bySource.get(first.id)
    if (!source) return []
    const { invoice } = source.filed.one.document
    return [
      {
        id: first.id,
        number: first.number,
        day: first.day,
        name: first.name,
        vatId: invoice.buyer.vatId,
        goods: own.some(({ isGoods }) => isGoods),
        checked: source.vatProof !== undefined,
        files: invoice.supportingDocuments.filter(({ file }) => file !== undefined).length,
      },
    ]
  })
}
