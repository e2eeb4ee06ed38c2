// @vitest-environment happy-dom
import { type Company, getCompany, updateCompany } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { type RenderedHook, renderHook } from '@bordereau/ui/testing/render-hook'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsavedValues } from '../../data/unsaved-values.ts'
import { keyOf, queryClient, useQuery } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, ME, WORKSPACE_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import type { CompanyFields } from './company-changes.ts'
import { type CompanyForm, useCompanyForm } from './use-company-form.ts'

const QUERY = { workspaceId: WORKSPACE_ID }
const me = reply(getMe, ME)
const saved = (version: number, change: Partial<Company>) =>
  reply(updateCompany, { ...COMPANY, ...change, version })

let form: RenderedHook<CompanyForm>

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(toasts, 'info').mockReturnValue(1)
})
afterEach(() => {
  form.unmount()
})

/** A form of the newest company that the page knows. */
function open(check?: (values: CompanyFields) => Readonly<Record<string, string>>) {
  form = renderHook(() => {
    const { data } = useQuery(getCompany, QUERY, { enabled: false })
    return useCompanyForm(data ?? COMPANY, check)
  })
}

const change = (changes: Partial<CompanyFields>) => act(() => form.value().change(changes))
const save = (more?: Partial<CompanyFields>) => act(() => form.value().save(more))

describe('saving', () => {
  test('sends only what differs, with the version that it is based on', async () => {
    const sent = serve(me, saved(2, { dueDays: 14 }))
    open()
    expect(form.value()).toMatchObject({ state: 'saved', undo: undefined, company: COMPANY })
    change({ dueDays: 14, language: COMPANY.language })
    expect(form.value()).toMatchObject({ state: 'changed', values: { dueDays: 14 } })
    expect(await save()).toBe(true)
    expect(sentTo(updateCompany, sent).map(({ body }) => body)).toEqual([
      { dueDays: 14, version: 1 },
    ])
    expect(form.value()).toMatchObject({ state: 'saved', company: { dueDays: 14, version: 2 } })
  })

  test('without a difference sends nothing', async () => {
    const sent = serve(me)
    open()
    change({ dueDays: COMPANY.dueDays })
    expect(await save()).toBe(true)
    expect(sent).toEqual([])
  })

  test('marks the fields that the server refuses', async () => {
    const issues = [{ path: 'profile.contact.email', message: 'Invalid email address' }]
    serve(me, refusal(updateCompany, 'bad_request', { issues }))
    open()
    change({ dueDays: 14 })
    expect(await save()).toBe(false)
    expect(form.value()).toMatchObject({
      state: 'refused',
      errors: { 'profile.contact.email': 'Invalid email address' },
    })
  })

  test('takes more changes along', async () => {
    const sent = serve(me, saved(2, { dueDays: 14, setUp: false }))
    open()
    change({ dueDays: 14 })
    expect(await save({ setUp: false })).toBe(true)
    expect(sentTo(updateCompany, sent).map(({ body }) => body)).toEqual([
      { dueDays: 14, setUp: false, version: 1 },
    ])
  })

  test('keeps as unsaved what is entered meanwhile', async () => {
    serve(me, saved(2, { dueDays: 14 }))
    open()
    change({ dueDays: 14 })
    let saving: Promise<boolean> = Promise.resolve(false)
    await act(async () => {
      saving = form.value().save()
      await Promise.resolve()
      form.value().change({ footer: 'Merci' })
    })
    expect(await act(() => saving)).toBe(true)
    expect(form.value()).toMatchObject({
      state: 'changed',
      values: { dueDays: 14, footer: 'Merci' },
    })
  })
})

test('what was saved is shown before the page around the form renders again', async () => {
  serve(me, saved(2, { dueDays: 14 }))
  queryClient.setQueryData(keyOf(getCompany, QUERY), COMPANY)
  form = renderHook(() => useCompanyForm(COMPANY))
  change({ dueDays: 14 })
  await save()
  expect(form.value()).toMatchObject({ state: 'saved', values: { dueDays: 14 } })
})

describe('a change that cannot be saved', () => {
  const check = ({ dueDays }: CompanyFields) => (dueDays > 99 ? { dueDays: 'too long' } : {})

  test('is not sent while a field has an error, which the next change removes', async () => {
    const sent = serve(me)
    open(check)
    change({ dueDays: 100 })
    expect(await save()).toBe(false)
    expect(form.value()).toMatchObject({ state: 'refused', errors: { dueDays: 'too long' } })
    expect(sent).toEqual([])
    change({ dueDays: 30 })
    expect(form.value().errors).toEqual({})
  })

  test('stays in the form when the server refuses it', async () => {
    serve(me, refusal(updateCompany, 'forbidden'))
    open()
    change({ dueDays: 14 })
    expect(await save()).toBe(false)
    expect(form.value()).toMatchObject({
      state: 'refused',
      refused: { refusal: 'forbidden' },
      values: { dueDays: 14 },
      undo: undefined,
    })
    change({ dueDays: 21 })
    expect(form.value()).toMatchObject({ state: 'changed', refused: undefined })
  })
})

describe('what could not be saved', () => {
  const check = ({ dueDays }: CompanyFields) => (dueDays > 99 ? { dueDays: 'too long' } : {})
  const begin = (company: Company = COMPANY) => {
    form = renderHook(() => useCompanyForm(company, check, unsavedValues('ada', 'company.1')))
  }
  beforeEach(() => localStorage.clear())

  test('is in the form of another page with its errors, and is kept until it is saved', async () => {
    serve(me, saved(2, { dueDays: 30, footer: 'Merci' }))
    begin()
    change({ dueDays: 100, footer: 'Merci' })
    expect(await save()).toBe(false)
    form.unmount()
    begin({ ...COMPANY, version: 2, setUp: !COMPANY.setUp })
    expect(form.value()).toMatchObject({
      state: 'refused',
      values: { dueDays: 100, footer: 'Merci' },
      errors: { dueDays: 'too long' },
    })
    change({ dueDays: 30 })
    expect(await save()).toBe(true)
    expect(form.value().state).toBe('saved')
    expect(localStorage).toHaveLength(0)
  })

  test('does not replace what another person saved since', () => {
    begin()
    change({ dueDays: 100 })
    form.unmount()
    begin({ ...COMPANY, dueDays: 7 })
    expect(form.value()).toMatchObject({ state: 'saved', values: { dueDays: 7 }, errors: {} })
  })
})

describe('undoing a save', () => {
  test('saves the previous values on top of the newest version', async () => {
    const sent = serve(me, saved(2, { dueDays: 14 }), saved(3, {}))
    open()
    change({ dueDays: 14 })
    await save()
    await act(async () => form.value().undo?.())
    await until(() => expect(toasts.info).toHaveBeenCalledOnce())
    expect(toasts.info).toHaveBeenCalledExactlyOnceWith('Previous version restored.')
    expect(sentTo(updateCompany, sent).map(({ body }) => body)).toEqual([
      { dueDays: 14, version: 1 },
      { dueDays: COMPANY.dueDays, version: 2 },
    ])
    expect(form.value()).toMatchObject({ undo: undefined, company: { version: 3 } })
  })

  test('can be tried again when it was refused', async () => {
    serve(me, saved(2, { dueDays: 14 }), refusal(updateCompany, 'unavailable'))
    open()
    change({ dueDays: 14 })
    await save()
    await act(async () => form.value().undo?.())
    await until(() => expect(form.value().state).toBe('refused'))
    expect(toasts.info).not.toHaveBeenCalled()
    expect(form.value().undo).toBeDefined()
  })
})

test('the browser asks before a page with unsaved changes is left', () => {
  open()
  expect(asksOnLeaving()).toBe(false)
  change({ dueDays: 14 })
  expect(asksOnLeaving()).toBe(true)
  form.unmount()
  expect(asksOnLeaving()).toBe(false)
})

function asksOnLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
