// @vitest-environment happy-dom
import { createCompany } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { setMe } from '../../data/session.tsx'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { COMPANY, ME, WORKSPACE_ID } from '../../testing/samples.ts'
import { submitEvent } from '../../testing/submit-event.ts'
import { until } from '../../testing/until.ts'
import { useNewCompany } from './use-new-company.ts'

beforeEach(() => setMe(ME))

function opened() {
  const { value } = renderRouted('/new-company', useNewCompany)
  return { value, begin: () => act(async () => value().begin(submitEvent())) }
}

test('a company is in the country of the last one, and a sole trader has the name of the account', async () => {
  const sent = serve(reply(createCompany, COMPANY), reply(getMe, ME))
  const { value, begin } = opened()
  expect(value().form.values).toEqual({ country: 'FR', legalName: '', legalForm: undefined })
  act(() => value().choose('sole_trader'))
  await begin()
  await until(() => expect(addressNow()).toBe(`/w/${WORKSPACE_ID}/setup/identity`))
  expect(sentTo(createCompany, sent).map(({ body }) => body)).toEqual([
    {
      country: 'FR',
      legalName: 'Ada',
      legalForm: 'sole_trader',
      contact: { name: 'Ada', phone: '', email: 'ada@example.com' },
    },
  ])
  expect(sentTo(getMe, sent)).toHaveLength(1)
})

test('a name that was entered stays, and a company has no name of a person', () => {
  const { value } = opened()
  act(() => value().choose('company'))
  expect(value().form.values.legalName).toBe('')
  act(() => value().form.set('legalName', 'Studio Marée'))
  act(() => value().choose('sole_trader'))
  expect(value().form.values).toMatchObject({
    legalName: 'Studio Marée',
    legalForm: 'sole_trader',
  })
})

test('a company without legal form or name is not created; a refusal stays on the page', async () => {
  const sent = serve(refusal(createCompany, 'too_many_requests'))
  const { value, begin } = opened()
  await begin()
  expect(Object.keys(value().form.errors).toSorted()).toEqual(['legalForm', 'legalName'])
  expect(sent).toEqual([])
  act(() => value().choose('sole_trader'))
  await begin()
  await until(() => expect(value().refused?.refusal).toBe('too_many_requests'))
  expect(addressNow()).toBe('/new-company')
})
