import { company as shape, getCompany } from '@bordereau/contract/company'
import { beforeEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../query.ts'
import { type Company, sendCompany } from './send-company.ts'
import { STUDIO } from './testing.ts'

type Send = Parameters<typeof sendCompany>[0]

const workspaceId = '01890000-0000-7000-8000-000000000001'
const company: Company = { ...STUDIO, workspaceId, hasLogo: false, sample: false, version: 4 }

beforeEach(() => queryClient.clear())

test('who changes something while she saves is not told that somebody else did', async () => {
  const { act, sent } = house()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
  const saved = await Promise.all([
    sendCompany(act, { accentColor: '#0b6e4f' }, company),
    sendCompany(act, { accentColor: '#0b6e4f', paperDesign: 'modern' }, company),
  ])
  expect(saved).toEqual([true, true])
  expect(sent).toEqual([
    { accentColor: '#0b6e4f', version: 4 },
    { paperDesign: 'modern', version: 5 },
  ])
})

test('what the save before has saved is not sent again', async () => {
  const { act, sent } = house()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
  const twice = [1, 2].map(() => sendCompany(act, { dueDays: 14 }, company))
  expect(await Promise.all(twice)).toEqual([true, true])
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

test('a save that breaks does not hold up the next one', async () => {
  const { act, sent } = house()
  const broken = sendCompany(() => Promise.reject(new Error('no')), { dueDays: 7 }, company)
  const next = sendCompany(act, { dueDays: 14 }, company)
  await expect(broken).rejects.toThrow('no')
  expect(await next).toBe(true)
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

/** A server that keeps the company, refuses an old version as ours does, and writes down what it was sent. */
function house() {
  let kept = company
  const sent: unknown[] = []
  const act: Send = async ({ body }) => {
    sent.push(body)
    await Promise.resolve()
    if (body.version !== kept.version) return CONFLICT
    kept = shape.parse({ ...kept, ...body, version: kept.version + 1 })
    return { ok: true, value: kept }
  }
  return { act, sent }
}

const CONFLICT = {
  ok: false,
  status: 409,
  refusal: 'changed_meanwhile',
  message: '',
  detail: undefined,
  reference: '',
} as const
