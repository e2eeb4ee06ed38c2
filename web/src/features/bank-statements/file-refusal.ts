import type { RefusedFile, StatementFileReason } from '@bordereau/contract/bank-imports'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { importRefusalMessage } from '../list/import-refusal.ts'

/** Why a bank's file could not be read, with the line and the text that was refused where known. */
export function statementRefusalMessage(refused: Refused): string {
  if (refused.refusal === 'account_needed')
    return t`This file does not say which account it is of. Choose the account, or add it in the settings.`
  if (refused.refusal !== 'statement_unreadable') return importRefusalMessage(refused)
  const { reason, line, value } = Object(refused.detail)
  const sentence = unreadableText(reason, typeof value === 'string' ? value : '')
  const nothing = t`Nothing was imported.`
  return typeof line === 'number'
    ? `${t`Line ${line}: ${sentence}`} ${nothing}`
    : `${sentence} ${nothing}`
}

/** Why one file of a ZIP was not imported, as it would be refused alone. */
export function refusedFileMessage({ refusal, detail }: RefusedFile): string {
  switch (refusal) {
    case 'left_out':
      return t`You left this file out.`
    case 'columns_unknown':
      return t`Its columns must be chosen: unpack the ZIP file, and import this file alone.`
    case 'encoding_unknown':
      return t`Its character encoding must be chosen: unpack the ZIP file, and import this file alone.`
    default:
      return statementRefusalMessage({
        ok: false,
        status: 422,
        refusal,
        message: '',
        detail,
        reference: '',
      })
  }
}

/** Why a file, or a row of it, cannot be read. */
export function unreadableText(reason: StatementFileReason, value: string): string {
  switch (reason) {
    case 'unknown_format':
      return t`This is no bank statement that can be read. Download it from your bank as camt.053, MT940, OFX, QIF or CSV.`
    case 'archive_damaged':
      return t`The ZIP file is damaged. Download it from your bank again.`
    case 'archive_encrypted':
      return t`The ZIP file is protected with a password. Unpack it, and import the files within.`
    case 'archive_too_large':
      return t`The ZIP file has too much in it. Unpack it, and import the files one by one.`
    case 'archive_nested':
      return t`A ZIP file within a ZIP file is not opened. Unpack it, and import the files within.`
    case 'archive_empty':
      return t`The ZIP file is empty.`
    case 'not_well_formed':
      return t`The file is damaged or not complete. Download it from your bank again.`
    case 'doctype':
      return t`The file has a document type declaration, which no bank writes.`
    case 'amount_invalid':
      return t`“${value}” is not an amount.`
    case 'date_invalid':
      return t`“${value}” is not a date.`
    case 'currency_invalid':
      return t`“${value}” is not a currency.`
    case 'currency_unknown':
      return t`The file does not say its currency. Choose its account, or add it in the settings.`
    case 'sign_invalid':
      return t`The file does not say whether the amount was received or paid.`
    case 'field_missing':
      return t`A field that is needed is missing: ${value}`
    case 'balance_differs':
      return t`The transactions do not add up to the closing balance, so some are missing. Download the file from your bank again.`
    case 'status_unknown':
      return t`Whether it is booked is not known: “${value}”.`
    case 'no_statement':
      return t`The file has no statement.`
    case 'too_complex':
      return t`The file is too large. Download a shorter period.`
  }
}
