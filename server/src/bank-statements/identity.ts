import { createHash } from 'node:crypto'
import type { BankTransaction } from './statement.ts'

/**
 * A function that gives the transactions of an account's statement, in their order, each an identity that is the same in
 * every file that has it: made of the bank's own reference where it gives one, else of its facts; with its place among
 * equal ones of the day, because two equal transfers on one day are two.
 */
export function identifier(): (transaction: BankTransaction) => string {
  // By the identity of the first of equal ones, which is shorter than their facts.
  const seen = new Map<string, number>()
  return transaction => {
    const facts = factsOf(transaction)
    const first = hashOf(facts, 0)
    const before = seen.get(first) ?? 0
    seen.set(first, before + 1)
    return before === 0 ? first : hashOf(facts, before)
  }
}

function hashOf(facts: string, before: number): string {
  return createHash('sha256').update(`${facts}\n${before}`).digest('base64url')
}

function factsOf(transaction: BankTransaction): string {
  const { bookedOn, amount, currency, bankReference, partyName, partyAccount, text } = transaction
  const own = bankReference === '' ? [partyName, partyAccount, text] : [bankReference]
  return JSON.stringify([bookedOn, amount.toString(), currency, ...own])
}
