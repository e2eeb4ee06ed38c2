import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { ENCODINGS } from './encoding-names.ts'
import { foundEncoding } from './encodings.ts'
import { endpoint } from './endpoint.ts'
import { importRefusals } from './import.ts'
import { cleaned, count, currency, id, inWorkspace, instant, page, rows } from './value.ts'

/** The longest file: 100,000 transactions in CSV or MT940, about 40,000 in camt. */
const STATEMENT_BYTES = 64_000_000

export const STATEMENT_FORMATS = ['camt', 'mt940', 'ofx', 'qif', 'csv'] as const
export const DAY_ORDERS = ['day_first', 'month_first'] as const

/** Why a file cannot be read; the refusal's detail has `reason`, `line` (from 1, or null) and `value`. */
export const STATEMENT_FILE_REASONS = [
  'unknown_format',
  'archive_damaged',
  'archive_encrypted',
  'archive_too_large',
  'archive_nested',
  'archive_empty',
  'not_well_formed',
  'doctype',
  'amount_invalid',
  'date_invalid',
  'currency_invalid',
  'currency_unknown',
  'sign_invalid',
  'field_missing',
  'balance_differs',
  'no_statement',
  'status_unknown',
  'too_complex',
] as const
export type StatementFileReason = (typeof STATEMENT_FILE_REASONS)[number]

/**
 * Why a row is not imported: the bank has not booked it (reserved, pending, reverted, denied, cancelled, failed), it moves
 * no money, it states a balance, or it cannot be read. It is new when a later file has it booked or readable.
 */
export const LEFT_OUT_REASONS = [
  'not_booked',
  'no_amount',
  'balance_line',
  'amount_invalid',
  'date_invalid',
  'currency_invalid',
  'sign_invalid',
  'field_missing',
  'status_unknown',
] as const satisfies readonly (StatementFileReason | 'not_booked' | 'no_amount' | 'balance_line')[]
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

const leftOut = z.object({
  counts: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.number() })),
  /** The first of them. */
  rows: z.array(
    z.object({
      /** From 1. */
      line: z.number(),
      reason: z.enum(LEFT_OUT_REASONS),
      /** The text that was refused; empty where the row can be read. */
      value: z.string(),
      /** What the row says, shortened. */
      text: z.string(),
    }),
  ),
})

const importedStatement = z.object({
  id,
  /** That of the upload, or of the file in a ZIP. */
  fileName: z.string(),
  account: z.string(),
  /** The name of the company's own account with this number; empty where it has none. */
  accountName: z.string(),
  currency,
  from: z.nullable(storedDate),
  to: z.nullable(storedDate),
  /** Booked transactions in the file. */
  transactions: z.number(),
  /** Of these, the ones that no file before had. */
  added: z.number(),
  /** Sums of batches that no file before had the details of, and that these replace. */
  replaced: z.number(),
  /** Rows of the file that are none of the transactions. */
  leftOut,
  /** What the rows that cannot be read must add up to by the statement's balances; null where it does not say. */
  balanceDifference: z.nullable(amount),
})
export type ImportedStatement = z.infer<typeof importedStatement>

/**
 * A file of a ZIP that was not imported, with what its refusal alone would say; or `columns_unknown`, `encoding_unknown` where its
 * import alone would ask; or `left_out`, as was said.
 */
const refusedFile = z.object({
  fileName: z.string(),
  refusal: z.string(),
  detail: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
})
export type RefusedFile = z.infer<typeof refusedFile>

/**
 * The body is the file itself, or a ZIP of several. The same file, or one that overlaps with another, adds only transactions
 * that are new. `columns` and `dayOrder` say how a CSV file is read (JSON: field → heading) and are remembered for files with
 * the same headings; `encoding` says in which one it is written. `question` asks for them where they cannot be guessed, and
 * no transaction is stored. Of a ZIP it asks about one file after the other where a person answers, which the request
 * shows by what it says or asks to see; else those that can be read are imported, and the others named.
 */
export const importBankStatement = endpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/bank-statements',
  access: 'payments.record',
  bodyLimit: STATEMENT_BYTES,
  query: z.object({
    ...inWorkspace,
    fileName: cleaned(200),
    /** The company's account that the file is of, for formats that do not say. */
    accountId: z.optional(id),
    columns: z.optional(cleaned(4_000)),
    dayOrder: z.optional(z.enum(DAY_ORDERS)),
    /** In a ZIP of each file whose own is not certain. */
    encoding: z.optional(z.enum(ENCODINGS)),
    /** Which file of a ZIP the columns are of, by its position; else of the first that has them. */
    file: z.optional(count(0, 100_000)),
    /** What was said of single files of a ZIP, JSON: position → encoding, or `left_out`: it is not imported. */
    files: z.optional(cleaned(10_000)),
    /**
     * Answers with a question in any case, which shows how the file is read; of a ZIP, that of `file`, else of the first
     * one that can be.
     */
    preview: z.optional(z.literal('true')),
  }),
  response: z.object({
    question: z.nullable(
      z.object({
        /** The position of the file in a ZIP. */
        file: z.optional(z.number()),
        /** That of the upload, or of the file in a ZIP. */
        fileName: z.string(),
        encoding: foundEncoding,
        /** Of CSV; the other formats need no columns. */
        fields: z.array(z.object({ name: z.string(), required: z.boolean() })),
        headings: z.array(z.string()),
        /** The first rows of CSV; of other formats lines with letters that depend on the encoding. */
        rows: z.array(z.array(z.string())),
        columns: z.record(z.string(), z.string()),
        /** Fields of which the column is asked for, `status` where its words are not known, and `dayOrder`. */
        open: z.array(z.string()),
      }),
    ),
    statements: z.array(importedStatement),
    refusedFiles: z.array(refusedFile),
  }),
  refusals: { ...importRefusals, statement_unreadable: 422, account_needed: 422 },
})

/** Statements of files and services, the newest first. */
export const listBankStatements = endpoint({
  name: 'listBankStatements',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/bank-statements',
  access: 'payments.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    /** Those only whose import was interrupted or is still running. */
    incomplete: z.optional(z.literal('true')),
  }),
  response: rows(
    z.object({
      id,
      fileName: z.string(),
      account: z.string(),
      currency,
      from: z.nullable(storedDate),
      to: z.nullable(storedDate),
      transactions: z.number(),
      /** As many of them were new. */
      added: z.number(),
      /** Not all transactions are stored: the same file completes it. */
      incomplete: z.boolean(),
      importedAt: instant,
    }),
  ),
})
