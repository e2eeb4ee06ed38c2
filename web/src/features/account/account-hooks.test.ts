// @vitest-environment happy-dom
import { updateMe } from '@bordereau/contract/preferences'
import { getMe, signOut } from '@bordereau/contract/session'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { i18n } from '@lingui/core'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftKeyFor, registerEditor } from '../../data/draft-storage.ts'
import { loadMe, setMe } from '../../data/session.tsx'
import { chooseLanguage, rememberLanguage, wasChosenBeforeSignIn } from '../../texts/language.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { INVOICE_ID, ME, PERSON_ID } from '../../testing/samples.ts'
import { useLanguage } from './use-language.ts'
import { useSignOut } from './use-sign-out.ts'

const SIGNED_OUT = { ...ME, person: null, workspaces: [] }

beforeEach(async () => {
  localStorage.clear()
  setMe(ME)
  rememberLanguage('en', false)
  await chooseLanguage('en')
  vi.spyOn(toasts, 'error').mockReturnValue(1)
})

describe('choosing a language', () => {
  function choice() {
    const hook = renderRouted('/', useLanguage)
    return hook
  }

  test('changes the page at once, this browser and the account', async () => {
    const sent = serve(reply(updateMe, ME))
    const { value } = choice()
    expect(value().language.tag).toBe('en')
    await act(() => value().choose('ar'))
    expect(i18n.locale).toBe('ar')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(localStorage.getItem('bordereau.language')).toBe('ar')
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'ar' }])
    expect(wasChosenBeforeSignIn()).toBe(false)
  })

  test('before sign-in changes this browser alone', async () => {
    setMe(SIGNED_OUT)
    const sent = serve(reply(updateMe, ME))
    const { value } = choice()
    await act(() => value().choose('fr'))
    expect(i18n.locale).toBe('fr')
    expect(wasChosenBeforeSignIn()).toBe(true)
    expect(sent).toEqual([])
  })
})

describe('signing out', () => {
  const DRAFT = draftKeyFor(PERSON_ID, INVOICE_ID)

  function page() {
    const hook = renderRouted('/w/1', () => ({ signOut: useSignOut() }))
    return () => act(() => hook.value().signOut())
  }

  test('ends the session and opens the start page', async () => {
    const sent = serve(reply(signOut, {}), reply(getMe, SIGNED_OUT))
    await page()()
    expect(sentTo(signOut, sent)).toHaveLength(1)
    expect((await loadMe()).person).toBeNull()
    expect(addressNow()).toBe('/')
  })

  test.each([true, false])('asks where a draft is only in this browser: %s', async discard => {
    localStorage.setItem(DRAFT, '{}')
    const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(discard)
    const sent = serve(reply(signOut, {}), reply(getMe, SIGNED_OUT))
    await page()()
    expect(confirm).toHaveBeenCalledOnce()
    expect(sentTo(signOut, sent)).toHaveLength(discard ? 1 : 0)
    expect(localStorage.getItem(DRAFT)).toBe(discard ? null : '{}')
    expect(addressNow()).toBe(discard ? '/' : '/w/1')
  })

  test('lets open editors save first, and then drops nothing', async () => {
    const editor = { save: vi.fn(() => Promise.resolve(true)), discard: vi.fn() }
    const unregister = registerEditor(editor)
    const confirm = vi.spyOn(dialogs, 'confirm')
    serve(reply(signOut, {}), reply(getMe, SIGNED_OUT))
    await page()()
    expect(editor.save).toHaveBeenCalledOnce()
    expect(confirm).not.toHaveBeenCalled()
    unregister()
  })

  test('that fails leaves the page as it is', async () => {
    localStorage.clear()
    serve(refusal(signOut, 'unavailable'))
    await page()()
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      'The server is busy or being restarted. Try again in a moment.',
    )
    expect(addressNow()).toBe('/w/1')
  })
})
