import { createHash } from 'node:crypto'
import type { BankTransaction } from './statement.ts'

/**
 * An identity of each transaction of an account, the same in every file that has it: the bank's own reference where it
 * gives one, else its facts; with its place among equal ones of the day, because two equal transfers on one day are two.
 */
export function identitiesOf(transactions: readonly BankTransaction[]): readonly string[] {
  const seen = new Map<string, number>()
  return transactions.map(transaction => {
    const facts = factsOf(transaction)
    const before = seen.get(facts) ?? 0
    seen.set(facts, before + 1)
    return createHash('sha256').update(`${facts}\n${before}`).digest('base64url')
  })
}

function factsOf(transaction: BankTransaction): string {
  const { bookedOn, amount, currency, bankReference, partyName, partyAccount, text } = transaction
  const own = bankReference === '' ? [partyName, partyAccount, text] : [bankReference]
  return JSON.stringify([bookedOn, amount.toString(), currency, ...own])
}
