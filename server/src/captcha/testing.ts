import { type Purpose, getCaptcha } from '@bordereau/contract/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Client } from '../lib/testing.ts'

/** What a browser does: asks for a challenge and solves it. Gives the proof, for a form's field `captcha`. */
export async function solved(person: Pick<Client, 'must'>, purpose: Purpose): Promise<string> {
  const asked = await person.must(getCaptcha, { query: { purpose } })
  if (asked.kind !== 'work') throw new Error(`there is nothing to solve: ${asked.kind}`)
  return proofOf(asked.challenge)
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

export async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  const { counter, derivedKey } = solution
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString(
    'base64',
  )
}
