import { company as shape, getCompany, type Company } from '@bordereau/contract/company'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getMe } from '@bordereau/contract/session'
import { keyOf, queryClient } from '../../data/query.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { ME } from '../../testing/samples.ts'
import { cacheCompany, saveCompany } from './send-company.ts'
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
  expect(saved).toMatchObject([{ ok: true }, { ok: true }])
  expect(sent).toEqual([
    { accentColor: '#0b6e4f', version: 4 },
    { paperDesign: 'modern', version: 5 },
  ])
})

test('does not send again what the save before has saved', async () => {
  const { act, sent } = companyServer()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
  const conflicts = [1, 2].map(() => saveCompany(act, { dueDays: 14 }, company))
  expect(await Promise.all(conflicts)).toMatchObject([{ ok: true }, { ok: true }])
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

test('continues after a failed save', async () => {
  const { act, sent } = companyServer()
  const broken = saveCompany(() => Promise.reject(new Error('no')), { dueDays: 7 }, company)
  const next = saveCompany(act, { dueDays: 14 }, company)
  await expect(broken).rejects.toThrow('no')
  expect(await next).toMatchObject({ ok: true })
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

describe('what another person has saved in the meantime', () => {
  const newer = { ...company, version: 9, dueDays: 60 }
  const saved = { ...newer, version: 10, accentColor: '#0b6e4f' }
  const known = () => queryClient.getQueryData(keyOf(getCompany, { workspaceId }))

  test('is kept, and the change is made on top of it', async () => {
    queryClient.setQueryData(keyOf(getCompany, { workspaceId }), company)
    const requests = serve(reply(getCompany, newer))
    const act = vi.fn<Send>().mockResolvedValueOnce(CONFLICT)
    act.mockResolvedValueOnce({ ok: true, value: saved })
    expect(await saveCompany(act, { accentColor: '#0b6e4f' }, company)).toMatchObject({ ok: true })
    expect(act.mock.calls).toEqual(
      [4, 9].map(version => [
        { query: { workspaceId }, body: { accentColor: '#0b6e4f', version } },
      ]),
    )
    expect(sentTo(getCompany, requests)[0]?.url.pathname).toContain(workspaceId)
    expect(known()).toEqual(saved)
  })

  test('is known even where the second attempt is refused', async () => {
    serve(reply(getCompany, newer))
    queryClient.setQueryData(keyOf(getMe, undefined), ME)
    const act = vi.fn<Send>().mockResolvedValue(CONFLICT)
    expect(await saveCompany(act, { accentColor: '#0b6e4f' }, company)).toMatchObject({ ok: false })
    expect([act.mock.calls.length, known()]).toEqual([2, newer])
    expect(queryClient.getQueryState(keyOf(getMe, undefined))?.isInvalidated).toBe(false)
  })

  test('is not asked for where the save was refused for another reason', async () => {
    const requests = serve(reply(getCompany, newer))
    const act = vi.fn<Send>().mockResolvedValue({ ...CONFLICT, refusal: 'forbidden' })
    expect(await saveCompany(act, { accentColor: '#0b6e4f' }, company)).toMatchObject({ ok: false })
    expect([act.mock.calls.length, requests]).toEqual([1, []])
  })
})

test('what the form was opened with counts where it is newer than what is known', async () => {
  const { act, sent } = companyServer()
  queryClient.setQueryData(keyOf(getCompany, { workspaceId }), { ...company, version: 2 })
  expect(await saveCompany(act, { dueDays: 14 }, company)).toMatchObject({ ok: true })
  expect(sent).toEqual([{ dueDays: 14, version: 4 }])
})

test('a response stops no query of anything else', async () => {
  const queryFn = () => new Promise(() => undefined)
  void queryClient.fetchQuery({ queryKey: ['other'], queryFn }).catch(() => undefined)
  cacheCompany(company)
  await new Promise(resolve => setTimeout(resolve))
  expect(queryClient.isFetching({ queryKey: ['other'] })).toBe(1)
})

test('an older response changes only the logo of what is known, and reloads the session', () => {
  const newer = { ...company, version: 9 }
  const queryKey = keyOf(getCompany, { workspaceId })
  queryClient.setQueryData(queryKey, newer)
  queryClient.setQueryData(keyOf(getMe, undefined), ME)
  cacheCompany({ ...company, hasLogo: true })
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...newer, hasLogo: true })
  expect(queryClient.getQueryState(keyOf(getMe, undefined))?.isInvalidated).toBe(true)
  cacheCompany({ ...newer, dueDays: 7 })
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...newer, dueDays: 7 })
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
