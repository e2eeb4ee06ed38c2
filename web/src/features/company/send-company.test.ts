import { company as shape, getCompany, type Company } from '@bordereau/contract/company'
import { beforeEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { saveCompany } from './send-company.ts'
import { COMPANY_FIELDS } from './testing.ts'

type Send = Parameters<typeof saveCompany>[0]

const workspaceId = '01890000-0000-7000-8000-000000000001'
const company: Company = {
  ...COMPANY_FIELDS,
  taxes: [],
  workspaceId,
  hasLogo: false,
  sample: false,
  version: 4,
}

beforeEach(() => queryClient.clear())

test('reports no conflict when the same person changes something during a save', async () => {
  const { act, sent } = companyServer()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
  const saved = await Promise.all([
    saveCompany(act, { accentColor: '#0b6e4f' }, company),
    saveCompany(act, { accentColor: '#0b6e4f', paperDesign: 'modern' }, company),
  ])
  expect(saved).toEqual([true, true])
  expect(sent).toEqual([
    { accentColor: '#0b6e4f', version: 4 },
    { paperDesign: 'modern', version: 5 },
  ])
})

test('does not send again what the save before has saved', async () => {
  const { act, sent } = companyServer()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
  const conflicts = [1, 2].map(() => saveCompany(act, { dueDays: 14 }, company))
  expect(await Promise.all(conflicts)).toEqual([true, true])
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

test('continues after a failed save', async () => {
  const { act, sent } = companyServer()
  const broken = saveCompany(() => Promise.reject(new Error('no')), { dueDays: 7 }, company)
  const next = saveCompany(act, { dueDays: 14 }, company)
  await expect(broken).rejects.toThrow('no')
  expect(await next).toBe(true)
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

/** A server that stores the company, refuses an old version as the real one does, and records the requests. */
function companyServer() {
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
