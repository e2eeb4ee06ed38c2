import { importBankStatement, listBankStatements } from '@bordereau/contract/bank-imports'
import { listBankAccounts } from '@bordereau/contract/company'
import type { Encoding } from '@bordereau/contract/encoding-names'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { STATEMENT_QUERIES } from './queries.ts'

type Imported = ResponseOf<typeof importBankStatement>
export type Question = NonNullable<Imported['question']>
export type ImportedStatement = Imported['statements'][number]
export type DayOrder = 'day_first' | 'month_first' | ''

type Options = {
  readonly columns?: string
  readonly dayOrder?: 'day_first' | 'month_first'
  readonly encoding?: Encoding
  readonly file?: number
  readonly files?: string
  readonly preview?: 'true'
}

/** What was said of files of a ZIP, by position. */
type SaidOfFiles = Readonly<Record<number, Encoding | 'left_out'>>

type State = {
  readonly file?: File
  readonly accountId?: string
  readonly columns?: Readonly<Record<string, string>> | undefined
  readonly dayOrder: DayOrder
  /** The rows are shown before they are imported, whether something must be asked or not. */
  readonly isShown: boolean
  /** Chosen by the person; that of a file of a ZIP is for others, too, whose own is not certain. */
  readonly encoding?: Encoding | undefined
  readonly files: SaidOfFiles
  readonly question?: Question
  readonly done?: Pick<Imported, 'statements' | 'refusedFiles'>
}

const NOTHING: State = { dayOrder: '', isShown: false, files: {} }

/** The steps of an import: a file, columns where the bank's CSV file is not known, the result. */
export function useStatementImport() {
  const { workspaceId } = useWorkspace()
  const known = useQuery(listBankAccounts, { workspaceId })
  const accounts = known.data?.accounts
  const upload = useMutation(importBankStatement, {
    invalidates: [...STATEMENT_QUERIES, listBankStatements],
  })
  const [state, setState] = useState<State>(NOTHING)
  const { columns, dayOrder, question } = state
  const usual = accounts?.find(({ isDefault }) => isDefault) ?? accounts?.[0]
  const accountId = state.accountId ?? usual?.id ?? ''

  async function send(file: File, options: Options): Promise<void> {
    const query = {
      workspaceId,
      fileName: file.name,
      ...(accountId === '' ? {} : { accountId }),
      ...options,
    }
    // Without the type that the browser guesses by its name: text/xml, text/csv. The server looks at the content.
    const response = await upload.mutate({ query, file: new Blob([file]) })
    if (!response.ok) return setState(before => ({ ...before, file }))
    const { question, ...done } = response.value
    setState(before => (question ? asked(before, file, question) : { ...before, file, done }))
  }

  /** Reads the file as it is shown. */
  function imported(file: File): Promise<void> {
    const isCsv = question ? question.headings.length > 0 : true
    const of = {
      ...(isCsv && columns !== undefined ? { columns: JSON.stringify(columns) } : {}),
      ...(dayOrder === '' ? {} : { dayOrder }),
    }
    if (question?.file === undefined)
      return send(file, { ...of, ...(question ? { encoding: question.encoding.used } : {}) })
    const { used, sure } = question.encoding
    // What was found of a file is no answer for the others.
    const said = sure ? state : withEncoding(state, question, used)
    setState(before => ({ ...before, ...said }))
    return send(file, { ...of, file: question.file, ...saidOfFiles(said) })
  }

  /** Shows it in another encoding, in which the headings may have other names. */
  function shownIn(file: File, encoding: Encoding): Promise<void> {
    const said = withEncoding(state, question, encoding)
    setState(before => ({ ...before, ...said, columns: undefined }))
    const of =
      question?.file === undefined ? { encoding } : { file: question.file, ...saidOfFiles(said) }
    return send(file, { ...of, preview: 'true' })
  }

  /** Imports the other files of a ZIP. */
  function withoutIt(file: File): Promise<void> {
    const at = question?.file
    if (at === undefined) return Promise.resolve()
    const files: SaidOfFiles = { ...state.files, [at]: 'left_out' }
    setState(before => ({ ...before, files }))
    return send(file, saidOfFiles({ ...state, files }))
  }

  return {
    ...state,
    accountId,
    accounts,
    /** Whether the account of a file that is chosen now could be another one than is shown then. */
    loading: known.pending,
    pending: upload.pending,
    refused: upload.refused,
    choose: (file: File) =>
      void send(file, { files: '{}', ...(state.isShown ? { preview: 'true' as const } : {}) }),
    send: (file: File) => void imported(file),
    leaveOut: (file: File) => void withoutIt(file),
    showIn: (file: File, encoding: Encoding) => void shownIn(file, encoding),
    set: (patch: Partial<Pick<State, 'accountId' | 'columns' | 'dayOrder' | 'isShown'>>) =>
      setState(before => ({ ...before, ...patch })),
    restart: () => {
      upload.clear()
      setState({ ...NOTHING, accountId })
    },
  }
}

/** Another file of a ZIP begins anew. */
function asked(before: State, file: File, question: Question): State {
  const isSame = before.question?.file === question.file
  return isSame
    ? { ...before, file, question, columns: before.columns ?? question.columns }
    : { ...before, file, question, columns: question.columns, dayOrder: '' }
}

function withEncoding(state: State, question: Question | undefined, encoding: Encoding) {
  const at = question?.file
  return { encoding, files: at === undefined ? state.files : { ...state.files, [at]: encoding } }
}

function saidOfFiles({ encoding, files }: Pick<State, 'encoding' | 'files'>): Options {
  return { files: JSON.stringify(files), ...(encoding === undefined ? {} : { encoding }) }
}

export type StatementImport = ReturnType<typeof useStatementImport>
