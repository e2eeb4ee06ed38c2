import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getReturns } from '@bordereau/contract/returns'
import { t } from '#macros'

export type ReturnsData = ResponseOf<typeof getReturns>
export type ListData = ReturnsData['lists'][number]
export type OssData = NonNullable<ReturnsData['oss']>
export type ListKind = ListData['kinds'][number]

export function listKindLabel(kind: ListKind): string {
  switch (kind) {
    case 'goods':
      return t`Goods`
    case 'services':
      return t`Services`
    case 'triangular':
      return t`Triangular transactions`
    case 'call_off':
      return t`Call-off stock`
  }
}

/** Why a sale cannot be reported, and what helps. */
export function faultLabel(fault: ListData['unreportable'][number]['fault']): string {
  switch (fault) {
    case 'missing':
      return t`No VAT number on the document: ask the customer for it.`
    case 'not_of_the_union':
      return t`The number is none of a member state: ask the customer for it.`
    case 'own_state':
      return t`The number is one of your own state: the sale is not one to another member state.`
    case 'goods_only':
      return t`Numbers that begin with XI are for goods only: services to Northern Ireland are not listed.`
  }
}

export function leftOutLabel(
  reason: NonNullable<ListData['file']>['leftOut'][number]['reason'],
): string {
  switch (reason) {
    case 'kind':
      return t`The file has no field for this kind.`
    case 'zero':
      return t`Nothing is left of it in the units of the file.`
    case 'negative':
      return t`The file takes no amounts below zero: enter it as a correction.`
    case 'correction':
      return t`It corrects an earlier period: enter it as a correction of that period.`
  }
}

export function ossReasonLabel(reason: OssData['leftOut'][number]['reason']): string {
  switch (reason) {
    case 'no_rate':
      return t`No rate of the European Central Bank is known here for the last day of the quarter.`
    case 'business':
      return t`The customer has a VAT number: such sales are not in this return.`
    case 'too_late':
      return t`It corrects a return that was due more than three years ago: write to that state.`
    case 'negative':
      return t`More was credited than sold, and no earlier quarter is named: enter it as a correction.`
  }
}

/** What a file needs of the company, as it is called in Settings. */
export function detailLabel(name: string): string {
  switch (name) {
    case 'vatId':
      return t`VAT number`
    case 'taxOffice':
      return t`Code of the tax office`
    case 'taxNumber':
      return t`Tax number (nine digits)`
    case 'contactName':
      return t`Name of the contact`
    case 'phone':
      return t`Phone number`
    case 'email':
      return t`Email address`
    case 'street':
      return t`Street`
    case 'firstName':
      return t`First name`
    case 'lastName':
      return t`Last name`
    default:
      return t`Date of birth`
  }
}

/** 'EL094259216 goods' or 'AT goods 20' or 'AT 2026-Q1' of a return that was filed, in words. */
export function filedRowLabel(row: string): string {
  const words = row.split(' ')
  return words
    .map(word =>
      isKind(word) ? listKindLabel(word) : /^\d+(\.\d+)?$/.test(word) ? `${word} %` : word,
    )
    .join(' · ')
}

function isKind(word: string): word is ListKind {
  return ['goods', 'services', 'triangular', 'call_off'].includes(word)
}
