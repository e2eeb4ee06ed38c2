import type { Currency } from '../money/currency.ts'

/** The files that tax offices take of what was issued. */
export const TAX_FILES = ['jpk_v7m', 'jpk_fa', 'gstr1'] as const
export type TaxFile = (typeof TAX_FILES)[number]

/** The length of a period (report/period.ts). */
export type FiledPeriod = 'month' | 'quarter' | 'year'

/** What such a file states of the company that its invoices do not. */
export const FILED_DETAILS = [
  /** Four digits: the code of the tax office. */
  'taxOffice',
  'firstName',
  'lastName',
  'birthDate',
  'voivodeship',
  'county',
  'commune',
  'street',
  'buildingNumber',
  'flat',
] as const
export type FiledDetail = (typeof FILED_DETAILS)[number]
export type FiledDetails = Readonly<Record<FiledDetail, string>>

export const NO_DETAILS: FiledDetails = {
  taxOffice: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  voivodeship: '',
  county: '',
  commune: '',
  street: '',
  buildingNumber: '',
  flat: '',
}

export type TaxFileRules = {
  readonly key: TaxFile
  /** The periods it is made for. */
  readonly units: readonly FiledPeriod[]
  /** The first month that it is for ('2026-02'); absent: any. */
  readonly from?: string
  /** Amounts are in this currency, so the company's must be it. */
  readonly currency: Currency
  /** The kind of tax id (TaxIdKind.key) of the owner. */
  readonly ownerId: string
  /** Without them there is no file. */
  readonly needs: readonly FiledDetail[]
  /** Needed of a natural person in business under her own name. */
  readonly needsOfPerson: readonly FiledDetail[]
  /** Stated where they are known. */
  readonly optional: readonly FiledDetail[]
  /** Its period is that in which the tax arises, not that of issue. */
  readonly byTaxPoint?: true
  /** It is also made of a period without documents. */
  readonly mayBeEmpty?: true
  /** Where the format is published. */
  readonly source: string
}
