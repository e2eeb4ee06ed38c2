import { type Purpose, getCaptcha } from '@bordereau/contract/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Client } from '../lib/testing.ts'

/** Fetches a challenge and solves it, as a browser does. Returns the proof for a form's field `captcha`. */
export async function solved(
  person: Pick<Client, 'must'>,
  purpose: Purpose,
  work?: number,
): Promise<string> {
  const response = await person.must(getCaptcha, { query: { purpose, work } })
  if (response.kind !== 'work') throw new Error(`no proof of work is required: ${response.kind}`)
  return proofOf(response.challenge)
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
