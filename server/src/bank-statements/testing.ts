import { importBankStatement } from '@bordereau/contract/bank-imports'
import { listBankTransactions } from '@bordereau/contract/bank-statements'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Client } from '../lib/testing.ts'

/** Imports files of a bank into a company, and lists what is there then. */
export function importerOf(owner: Client, workspaceId: string) {
  const send = (file: string | Uint8Array, more: Record<string, string> = {}) =>
    owner.call(importBankStatement, {
      query: { workspaceId, fileName: 'statement', ...more },
      file: {
        bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file,
        mediaType: 'application/octet-stream',
      },
    })
  return {
    send,
    /** The answer of an import that is not refused. */
    answer: async (file: string | Uint8Array, more: Record<string, string> = {}) => {
      const response = await send(file, more)
      if (!response.ok) throw new Error(`${response.refusal} ${JSON.stringify(response.detail)}`)
      return response.value
    },
    /** Amount and text of all transactions, in order. */
    stored: async () => {
      const { rows } = await owner.must(listBankTransactions, {
        query: { workspaceId, limit: 100 },
      })
      return rows.map(({ amount, text }) => `${amount} ${text}`).toSorted()
    },
  }
}

export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
