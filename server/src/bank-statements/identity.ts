import { createHash } from 'node:crypto'
import type { BankTransaction } from './statement.ts'

/** By what a transaction is known. */
export type Identity = {
  readonly identity: string
  /** Of the entry that a detail of a batch is a part of, as one transaction: with its whole reference, and cut. */
  readonly entry: { readonly whole: string; readonly short: string } | undefined
}

/** So many characters of a bank's reference has field 61 of MT940. */
const MT940_REFERENCE = 16

/**
 * A function that gives the transactions of an account's statement, in their order, each an identity that is the same in
 * every file that has it: made of the bank's own reference where it gives one, else of its facts; with its place among
 * equal ones of the day, because two equal transfers on one day are two.
 */
export function identifier(): (transaction: BankTransaction) => Identity {
  // By the identity of the first of equal ones, which is shorter than their facts.
  const seen = new Map<string, number>()
  const identityOf = (facts: string): string => {
    const first = hashOf(facts, 0)
    const before = seen.get(first) ?? 0
    seen.set(first, before + 1)
    return before === 0 ? first : hashOf(facts, before)
  }
  let [batch, entry]: [BankTransaction['batch'], Identity['entry']] = [undefined, undefined]
  return transaction => {
    if (transaction.batch !== batch) {
      batch = transaction.batch
      entry = batch && entryOf(transaction, batch, identityOf)
    }
    return { identity: identityOf(factsOf(transaction)), entry }
  }
}

function entryOf(
  { bookedOn, currency }: BankTransaction,
  { reference, amount }: NonNullable<BankTransaction['batch']>,
  identityOf: (facts: string) => string,
): Identity['entry'] {
  if (reference === '') return undefined
  const facts = (cut: string) => JSON.stringify([bookedOn, amount.toString(), currency, cut])
  const whole = identityOf(facts(reference))
  const cut = reference.slice(0, MT940_REFERENCE)
  return { whole, short: cut === reference ? whole : identityOf(facts(cut)) }
}

function hashOf(facts: string, before: number): string {
  return createHash('sha256').update(`${facts}\n${before}`).digest('base64url')
}

function factsOf(transaction: BankTransaction): string {
  const { bookedOn, amount, currency, bankReference, partyName, partyAccount, text } = transaction
  const own = bankReference === '' ? [partyName, partyAccount, text] : [bankReference]
  return JSON.stringify([bookedOn, amount.toString(), currency, ...own])
}
