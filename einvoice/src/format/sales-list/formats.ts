import type { SalesListFile } from '@bordereau/domain/country/sales-list-rules'
import type { ListRow } from '@bordereau/domain/returns/sales-list'
import {
  type FileContext,
  type LeftOutRow,
  type ListFormat,
  type ListOwner,
  prepareRows,
} from './list-file.ts'
import { DE_ZM, ES_349, FI_VSRALVYV, SE_SKV574008 } from './text-formats.ts'
import { AT_U13, BE_INTRA_CONSIGNMENT, CZ_DPHSHV, FR_DES, PL_VAT_UE } from './xml-formats.ts'

const FORMATS: Readonly<Record<SalesListFile, ListFormat>> = {
  at_u13: AT_U13,
  be_intra_consignment: BE_INTRA_CONSIGNMENT,
  cz_dphshv: CZ_DPHSHV,
  de_zm: DE_ZM,
  es_349: ES_349,
  fi_vsralvyv: FI_VSRALVYV,
  fr_des: FR_DES,
  pl_vat_ue: PL_VAT_UE,
  se_skv574008: SE_SKV574008,
}

export type SalesListText = {
  readonly text: string
  readonly encoding: ListFormat['encoding']
  readonly mediaType: ListFormat['mediaType']
  readonly extension: ListFormat['extension']
  /** How many rows it has. */
  readonly rows: number
}

/** What the file needs of the company and what it would leave out, before it is written. */
export function checkSalesList(
  file: SalesListFile,
  list: readonly ListRow[],
  owner: ListOwner,
): {
  readonly missing: readonly string[]
  readonly leftOut: readonly LeftOutRow[]
  readonly rows: number
  readonly most: number
  readonly source: string
} {
  const format = FORMATS[file]
  const { rows, leftOut } = prepareRows(list, format)
  const missing = [...(owner.vatId === '' ? ['vatId'] : []), ...format.missing(owner)]
  const { most, source } = format
  return { missing: [...new Set(missing)], leftOut, rows: rows.length, most, source }
}

export function writeSalesList(
  file: SalesListFile,
  list: readonly ListRow[],
  context: FileContext,
): SalesListText {
  const format = FORMATS[file]
  const { rows } = prepareRows(list, format)
  const { encoding, mediaType, extension } = format
  const text = format.write(rows, context)
  return { text, encoding, mediaType, extension, rows: rows.length }
}
