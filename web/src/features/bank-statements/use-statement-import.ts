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
  readonly preview?: 'true'
}

type State = {
  readonly file?: File
  readonly accountId?: string
  readonly columns?: Readonly<Record<string, string>> | undefined
  readonly dayOrder: DayOrder
  /** The rows are shown before they are imported, whether something must be asked or not. */
  readonly isShown: boolean
  /** Chosen by the person. */
  readonly encoding?: Encoding | undefined
  readonly question?: Question
  readonly done?: Pick<Imported, 'statements' | 'refusedFiles'>
}

const NOTHING: State = { dayOrder: '', isShown: false }

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
    setState(before =>
      question
        ? { ...before, file, question, columns: before.columns ?? question.columns }
        : { ...before, file, done },
    )
  }

  /** Reads the file as it is shown. */
  function imported(file: File): Promise<void> {
    const isCsv = question ? question.headings.length > 0 : true
    return send(file, {
      ...(isCsv && columns !== undefined ? { columns: JSON.stringify(columns) } : {}),
      ...(dayOrder === '' ? {} : { dayOrder }),
      ...(question && isForAll(question, file) ? { encoding: question.encoding.used } : {}),
    })
  }

  /** The other files of a ZIP may be in other encodings than the one that is shown. */
  function isForAll({ fileName, encoding }: Question, file: File): boolean {
    return fileName === file.name || !encoding.sure || state.encoding !== undefined
  }

  /** Shows it in another encoding, in which the headings may have other names. */
  function shownIn(file: File, encoding: Encoding): Promise<void> {
    setState(before => ({ ...before, encoding, columns: undefined }))
    return send(file, { encoding, preview: 'true' })
  }

  return {
    ...state,
    accountId,
    accounts,
    /** Whether the account of a file that is chosen now could be another one than is shown then. */
    loading: known.pending,
    pending: upload.pending,
    refused: upload.refused,
    choose: (file: File) => void send(file, state.isShown ? { preview: 'true' } : {}),
    send: (file: File) => void imported(file),
    showIn: (file: File, encoding: Encoding) => void shownIn(file, encoding),
    set: (patch: Partial<Pick<State, 'accountId' | 'columns' | 'dayOrder' | 'isShown'>>) =>
      setState(before => ({ ...before, ...patch })),
    restart: () => {
      upload.clear()
      setState({ ...NOTHING, accountId })
    },
  }
}

export type StatementImport = ReturnType<typeof useStatementImport>
