// @vitest-environment happy-dom
import { createBankAccount, inviteMember } from '@bordereau/contract/company'
import { type FormEvent, act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { fieldErrorMessage } from './field-error-messages.ts'
import { fieldErrorsOf, useForm } from './form.ts'

beforeEach(() => {
  document.body.replaceChildren()
})

const sent = () => Promise.resolve({ ok: true })

const required = (values: { name: string; note: string }) =>
  values.name === '' ? { name: 'Fill this in' } : {}

test('an error appears on submit and disappears with a change of its field', () => {
  const { value } = renderHook(() => useForm({ name: '', note: '' }, required))
  const send = vi.fn(sent)
  const form = document.createElement('form')
  const event = () =>
    ({ preventDefault: () => undefined, currentTarget: form }) as unknown as FormEvent
  act(() => value().submit(send)(event()))
  expect(value().field('name').error).toBe('Fill this in')
  expect(send).not.toHaveBeenCalled()
  act(() => value().field('note').onChange('x'))
  expect(value().errors).toEqual({ name: 'Fill this in' })
  act(() => value().field('name').onChange('Ada'))
  expect(value().errors).toEqual({})
  act(() => value().submit(send)(event()))
  expect(send).toHaveBeenCalledWith({ name: 'Ada', note: 'x' })
})

test('of values that are replaced, the errors of those that changed disappear', () => {
  const check = () => ({ name: 'Fill this in', note: 'Too short', 'place.city': 'Fill this in' })
  const place = { city: '' }
  const { value } = renderHook(() => useForm({ name: '', note: '', place }, check))
  const form = document.createElement('form')
  const event = { preventDefault: () => undefined, currentTarget: form } as unknown as FormEvent
  act(() => value().submit(sent)(event))
  act(() => value().replace({ name: 'Ada', note: '', place }))
  expect(Object.keys(value().errors)).toEqual(['note', 'place.city'])
  act(() => value().replace({ name: 'Ada', note: '', place: { city: 'Paris' } }))
  expect(Object.keys(value().errors)).toEqual(['note'])
})

test('the first invalid field gets the focus', () => {
  const host = document.body.appendChild(document.createElement('div'))
  function Fields() {
    const form = useForm({ name: '', note: '' }, required)
    const { value, error } = form.field('name')
    const input = { id: 'name', value, readOnly: true, 'aria-invalid': error !== undefined }
    return createElement(
      'form',
      { onSubmit: form.submit(sent) },
      createElement('input', input),
      createElement('button', { type: 'submit' }),
    )
  }
  act(() => createRoot(host).render(createElement(Fields)))
  act(() => host.querySelector('button')?.click())
  expect(document.activeElement?.id).toBe('name')
})

test('the messages of the contract are found by the path of the field', () => {
  const errors = fieldErrorsOf(inviteMember.request, { email: 'no address', role: 'member' })
  expect(errors).toEqual({ email: 'Invalid email address' })
  expect(fieldErrorsOf(inviteMember.request, { email: 'a@example.com', role: 'member' })).toEqual(
    {},
  )
  expect(Object.keys(fieldErrorsOf(createBankAccount.request, {}))).toContain('iban')
})

test('a message of the contract without a translation is a general one', () => {
  expect(fieldErrorMessage('Not a date')).toBe('This is not a date')
  expect(fieldErrorMessage('Expected bigint')).toBe('Check this value')
})

test('what the server refuses of a form is marked as well', async () => {
  const { value } = renderHook(() => useForm({ name: 'Ada', note: '' }, required))
  const form = document.createElement('form')
  const event = { preventDefault: () => undefined, currentTarget: form } as unknown as FormEvent
  const issues = [{ path: 'body.name', message: 'Use at most 200 characters' }]
  const send = () => Promise.resolve({ ok: false, detail: { issues } })
  await act(async () => value().submit(send)(event))
  expect(value().errors).toEqual({ name: 'Use at most 200 characters' })
})
