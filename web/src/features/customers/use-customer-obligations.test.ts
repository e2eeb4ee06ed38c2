// @vitest-environment happy-dom
import type { CustomerView } from '@bordereau/contract/customers'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import type { PartyKind } from '@bordereau/domain/party/party'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { WorkspaceContext } from '../../data/session.tsx'
import { sampleWorkspace } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { useCustomerObligations } from './use-customer-obligations.ts'

const CUSTOMER: Pick<CustomerView, 'profile'> = { profile: specimenProfile('IT') }

function obligationsAt(home: string | null, kind: PartyKind) {
  const { profile } = CUSTOMER
  const { value } = renderHook(
    () => useCustomerObligations({ profile: { ...profile, kind } }),
    children =>
      createElement(WorkspaceContext, { value: { ...sampleWorkspace(), country: home } }, children),
  )
  // What comes by itself is rendered as in the browser, not when a check is made.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  return () => value().map(({ obligation, own }) => [obligation.key, own])
}

test('the law of a business customer’s country is loaded, as it concerns the seller', async () => {
  const [abroad, athome] = [obligationsAt('FR', 'business'), obligationsAt('IT', 'business')]
  await until(() =>
    expect([abroad(), athome()]).toEqual([[['it_issue', false]], [['it_issue', true]]]),
  )
})

test('nothing is said of a private person, nor before the company has a country', async () => {
  const [person, unset, loaded] = [
    obligationsAt('FR', 'person'),
    obligationsAt(null, 'business'),
    obligationsAt('FR', 'business'),
  ]
  await until(() => expect(loaded()).toHaveLength(1))
  expect([person(), unset()]).toEqual([[], []])
})
