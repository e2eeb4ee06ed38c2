import type { Decimal } from '../money/decimal.ts'

/** UNCL 5305 as EN 16931 restricts it. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B'] as const
export type TaxCategoryCode = (typeof TAX_CATEGORIES)[number]

/** Reverse charge and intra-Community supply: the tax relies on the buyer's VAT number (BR-AE-02, BR-IC-02). */
export const BY_BUYERS_NUMBER = ['AE', 'K'] as const satisfies readonly TaxCategoryCode[]

/**
 * A tax that is stated by name as a part of another: state, county and city taxes; GST and QST; CGST and SGST; IVA and
 * recargo de equivalencia. The rate is a percentage of the same base.
 */
export type TaxPart = { readonly name: string; readonly rate: Decimal }

/** BG-30 (line), BT-95/96 and BT-102/103 (document level). Rates are percentages: '20' is 20 %. */
export type Tax = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  /** BT-121, a code of the VATEX list. */
  readonly exemptionCode: string
  /** BT-120. */
  readonly exemptionReason: string
  /**
   * Several taxes on one line: `rate` is their sum. Each is computed and rounded by itself. Without parts it is one tax,
   * by the seller's country's name.
   */
  readonly parts?: readonly TaxPart[] | undefined
  /** ISO 3166-1: the state whose tax it is, where that is not the seller's (the one-stop shop of the EU). */
  readonly country?: string | undefined
}

/** The tax of a line while it is edited: `rate` is null until the seller enters one that no law known here fixes. */
export type DraftTax = Omit<Tax, 'rate'> & { readonly rate: Decimal | null }
