import type { Minor } from '@bordereau/domain/money/currency'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import { discountParts, taxesLeft } from '@bordereau/domain/invoice/cash-discount'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** What a tax is part of: a document, or a discount; in minor units of the document's currency. */
export type TaxPart = {
  /** The state whose tax it is. */
  readonly country: string
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  readonly taxable: Minor
  readonly tax: Minor
}

/** The taxes of which discounts of these invoices are: those that the documents state, less those of their credit notes. */
export async function taxesForDiscount(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxPart[]>> {
  if (invoiceIds.length === 0) return new Map()
  const ids = sql`${[...new Set(invoiceIds)]}::uuid[]`
  const { rows } = await sql<Stored>`
    select document.of_id, document.is_credit, country, category, rate, sum(taxable_minor)::text as taxable,
      sum(tax_minor)::text as tax
    from (
      select id, id as of_id, false as is_credit from invoice where workspace_id = ${workspaceId} and id = any(${ids})
      union all
      select id, corrects_id, true from invoice
      where workspace_id = ${workspaceId} and corrects_id = any(${ids}) and kind = 'credit_note'
    ) as document
    join document_tax on document_tax.workspace_id = ${workspaceId} and document_tax.invoice_id = document.id
      and part in ('own', 'set_off')
    group by 1, 2, 3, 4, 5 order by 1, country, category, rate::numeric desc`.execute(tx)
  const ofInvoice = Map.groupBy(rows, row => row.of_id)
  return new Map(
    [...ofInvoice].map(([id, of]) => {
      const taxes = (isCredit: boolean) =>
        of.filter(({ is_credit }) => is_credit === isCredit).map(partOf)
      return [id, taxesLeft(taxes(false), taxes(true))]
    }),
  )
}

/** A discount by the taxes of its invoice; nothing of those that have no part in it. */
export function discountByTax(taxes: readonly TaxPart[], discount: Minor): readonly TaxPart[] {
  return discountParts({ vat: taxes }, discount).flatMap(({ taxable, tax }, i) => {
    const of = taxes[i]
    return of && (taxable !== 0n || tax !== 0n) ? [{ ...of, taxable, tax }] : []
  })
}

type Stored = {
  of_id: string
  is_credit: boolean
  country: string
  category: TaxCategoryCode
  rate: string
  taxable: string
  tax: string
}

function partOf({ country, category, rate, taxable, tax }: Stored): TaxPart {
  return { country, category, rate: decimal(rate), taxable: BigInt(taxable), tax: BigInt(tax) }
}
