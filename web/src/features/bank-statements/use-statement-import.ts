import { importBankStatement } from '@bordereau/contract/bank-statements'
import { listBankAccounts } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { useState } from 'react'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { STATEMENT_QUERIES } from './queries.ts'

type Imported = ResponseOf<typeof importBankStatement>
export type Question = NonNullable<Imported['question']>
export type ImportedStatement = Imported['statements'][number]
export type DayOrder = 'day_first' | 'month_first' | ''

type State = {
  readonly file?: File
  readonly accountId?: string
  readonly columns?: Readonly<Record<string, string>>
  readonly dayOrder: DayOrder
  readonly question?: Question
  readonly done?: readonly ImportedStatement[]
}

/** The steps of an import: a file, columns where the bank's CSV file is not known, the result. */
export function useStatementImport() {
  const { workspaceId } = useWorkspace()
  const accounts = useQuery(listBankAccounts, { workspaceId }).data?.accounts
  const upload = useMutation(importBankStatement, { invalidates: STATEMENT_QUERIES })
  const [state, setState] = useState<State>({ dayOrder: '' })
  const { columns, dayOrder } = state
  const usual = accounts?.find(({ isDefault }) => isDefault) ?? accounts?.[0]
  const accountId = state.accountId ?? usual?.id ?? ''

  async function send(file: File): Promise<void> {
    const query = {
      workspaceId,
      fileName: file.name,
      ...(accountId === '' ? {} : { accountId }),
      ...(columns === undefined ? {} : { columns: JSON.stringify(columns) }),
      ...(dayOrder === '' ? {} : { dayOrder }),
    }
    // Without the type that the browser guesses by its name: text/xml, text/csv. The server looks at the content.
    const response = await upload.mutate({ query, file: new Blob([file]) })
    if (!response.ok) return setState(before => ({ ...before, file }))
    const { question, statements } = response.value
    setState(before =>
      question
        ? { ...before, file, question, columns: before.columns ?? question.columns }
        : { ...before, file, done: statements },
    )
  }

  return {
    ...state,
    accountId,
    accounts,
    pending: upload.pending,
    refused: upload.refused,
    send: (file: File) => void send(file),
    set: (patch: Pick<State, 'accountId'> | Pick<State, 'columns'> | Pick<State, 'dayOrder'>) =>
      setState(before => ({ ...before, ...patch })),
    restart: () => {
      upload.clear()
      setState({ dayOrder: '', accountId })
    },
  }
}

export type StatementImport = ReturnType<typeof useStatementImport>
