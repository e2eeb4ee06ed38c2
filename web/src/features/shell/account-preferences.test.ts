// @vitest-environment happy-dom
import { updateMe } from '@bordereau/contract/preferences'
import { SchemeContext } from '@bordereau/ui/scheme'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { unmountAll } from '@bordereau/ui/testing/rendered'
import { i18n } from '@lingui/core'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../data/session.tsx'
import { chooseLanguage, rememberLanguage } from '../../texts/language.ts'
import { type SentRequest, reply, serve } from '../../testing/network.ts'
import { ME } from '../../testing/samples.ts'
import { useAccountPreferences } from './account-preferences.ts'
import { until } from '../../testing/until.ts'

const choose = vi.fn()
let sent: SentRequest[] = []

beforeEach(async () => {
  localStorage.clear()
  sent = serve(reply(updateMe, ME))
  await chooseLanguage('en')
  rememberLanguage('en', false)
  // Preferences are applied once per person.
  setMe({ ...ME, person: null })
})

type Person = NonNullable<Me['person']>

function signIn(change: Partial<Person>, choice: 'auto' | 'light' = 'auto'): void {
  if (!ME.person) throw new Error('the sample is signed in')
  setMe({ ...ME, person: { ...ME.person, ...change } })
  const scheme = { choice, shown: 'light', choose } as const
  renderHook(
    () => {
      useAccountPreferences()
      return {}
    },
    children => createElement(SchemeContext, { value: scheme }, children),
  )
}

test('the colours of the account apply where this browser has no choice of its own', () => {
  signIn({ colorScheme: 'dark' })
  expect(choose).toHaveBeenCalledExactlyOnceWith('dark')
})

test('the colours chosen in this browser stay', () => {
  signIn({ colorScheme: 'dark' }, 'light')
  expect(choose).not.toHaveBeenCalled()
})

test('the language of the account is used, and remembered in this browser', async () => {
  signIn({ language: 'fr-CA' })
  await until(() => expect(i18n.locale).toBe('fr'))
  await until(() => expect(localStorage.getItem('bordereau.language')).toBe('fr'))
  expect(sent).toEqual([])
})

test('a language chosen before sign-in is saved in the account', async () => {
  rememberLanguage('en', true)
  signIn({ language: 'fr' })
  await until(() => expect(sent.map(({ body }) => body)).toEqual([{ language: 'en' }]))
  expect(i18n.locale).toBe('en')
})

test('a guest keeps the language of the browser', async () => {
  signIn({ email: null, language: 'fr' })
  await until(() => expect(sent.map(({ body }) => body)).toEqual([{ language: 'en' }]))
})

test('they are applied once, so that a later choice stays', () => {
  signIn({ colorScheme: 'dark' })
  unmountAll()
  signIn({ colorScheme: 'light' })
  expect(choose).toHaveBeenCalledExactlyOnceWith('dark')
})
