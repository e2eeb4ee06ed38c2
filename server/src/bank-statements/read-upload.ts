import type { RefusedFile } from '@bordereau/contract/bank-imports'
import type { Encoding } from '@bordereau/contract/encoding-names'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { hasColumns } from '../imports/columns.ts'
import type { CsvMapping } from './formats/csv.ts'
import {
  type FileRefusal,
  type ReadFile,
  type ReadOptions,
  type StatementQuestion,
  readStatementFile,
} from './read-file.ts'
import type { PackedFile, Upload } from './unpack-archive.ts'

/** What was said of an upload. */
export type Said = {
  /** A person answers, so that files of a ZIP are asked about. */
  readonly isAnswered: boolean
  readonly mapping: CsvMapping | undefined
  readonly dayOrder: ReadOptions['dayOrder']
  /** Position of the file that both are of; undefined: the first of a ZIP that has the columns. */
  readonly file: number | undefined
  /** Of files of a ZIP, by position. */
  readonly files: ReadonlyMap<number, Encoding | 'left_out'>
  /** Of the file; in a ZIP of each whose own is not certain. */
  readonly encoding: Encoding | undefined
  readonly preview: boolean
}

export type UploadOptions = Pick<ReadOptions, 'currency' | 'locale' | 'compared' | 'mappings'> & {
  /** There is an account for files that do not name theirs. */
  readonly hasAccount: boolean
}

type Statements = Extract<ReadFile, { readonly kind: 'statements' }>

export type ReadUpload = {
  readonly files: readonly (Statements & { readonly fileName: string })[]
  readonly refusedFiles: RefusedFile[]
  /** Of the first file that must be asked about, with its position in a ZIP: nothing is imported yet. */
  readonly asked:
    | {
        readonly file: number | undefined
        readonly fileName: string
        readonly question: StatementQuestion
      }
    | undefined
  /** Those that the mapping is of, by which it is remembered. */
  readonly headings: readonly string[] | undefined
}

export type UploadRefusal = FileRefusal | 'account_needed' | 'unavailable'

/**
 * Reads the files of an upload. Of a ZIP each has a result of its own; but where the columns were said of one, and it cannot
 * be read, nothing is imported, so that they can be said again.
 */
export async function readUpload(
  { files: packed, isArchive }: Upload,
  said: Said,
  options: UploadOptions,
): Promise<Decision<ReadUpload, UploadRefusal>> {
  const mappings = new Map(options.mappings)
  const files: (Statements & { readonly fileName: string })[] = []
  const refusedFiles: RefusedFile[] = []
  let headings: readonly string[] | undefined
  for (const [at, { name: fileName, read: bytes }] of packed.entries()) {
    const isNamed = isArchive && at === said.file
    if (isArchive && said.preview && said.file !== undefined && !isNamed) continue
    if (isArchive && said.files.get(at) === 'left_out') {
      refusedFiles.push({ fileName, refusal: 'left_out', detail: {} })
      continue
    }
    const isMeant = headings === undefined && (said.file === undefined || isNamed)
    const file = { at, isArchive, mapping: isMeant ? said.mapping : undefined, mappings }
    const read = await readOne(bytes, file, said, options)
    if (!read.ok) {
      if (!isArchive || isNamed || read.refusal === 'unavailable') return read
      refusedFiles.push({ fileName, refusal: read.refusal, detail: statedIn(read.detail) })
    } else if (read.value.kind === 'statements') {
      files.push({ ...read.value, fileName })
      if (file.mapping && isOf(file.mapping, read.value.headings)) {
        headings = read.value.headings
        mappings.set(JSON.stringify(headings), file.mapping)
      }
    } else if (isAsked(file, said)) {
      const asked = { file: isArchive ? at : undefined, fileName, question: read.value.question }
      return accept({ files, refusedFiles, asked, headings })
    } else refusedFiles.push({ fileName, refusal: openIn(read.value.question), detail: {} })
  }
  return accept({ files, refusedFiles, asked: undefined, headings })
}

type File = {
  readonly at: number
  readonly isArchive: boolean
  readonly mapping: CsvMapping | undefined
  readonly mappings: ReadOptions['mappings']
}

async function readOne(
  read: PackedFile['read'],
  file: File,
  said: Said,
  { hasAccount, ...options }: UploadOptions,
): Promise<Decision<ReadFile, UploadRefusal>> {
  const { at, isArchive, mapping, mappings } = file
  const own = said.files.get(at)
  const result = await readStatementFile(
    { read },
    {
      ...options,
      mapping,
      mappings,
      isOneOfSeveral: isArchive,
      dayOrder: !isArchive || at === (said.file ?? at) ? said.dayOrder : undefined,
      encoding: own === 'left_out' ? undefined : (own ?? (isArchive ? undefined : said.encoding)),
      otherEncoding: isArchive ? said.encoding : undefined,
      preview: said.preview,
    },
  )
  if (!result.ok || hasAccount) return result
  const isUseless =
    result.value.kind === 'statements'
      ? result.value.statements.some(({ head }) => head.account === '')
      : isArchive && isAsked(file, said) && result.value.question.headings.length > 0
  return isUseless ? refuse('account_needed') : result
}

function isAsked({ isArchive }: File, said: Said): boolean {
  return !isArchive || said.isAnswered
}

function isOf({ columns }: CsvMapping, headings: readonly string[] | undefined): boolean {
  return headings !== undefined && hasColumns(headings, columns)
}

/** What a file of an archive would ask for. */
function openIn({ open }: StatementQuestion): string {
  return open.length > 0 ? 'columns_unknown' : 'encoding_unknown'
}

function statedIn(detail: unknown): RefusedFile['detail'] {
  return Object.fromEntries(
    Object.entries(Object(detail)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || value === null
        ? [[name, value] as const]
        : [],
    ),
  )
}
