// @vitest-environment happy-dom
import { localDate } from '@bordereau/domain/date'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { WorkspaceContext } from '../../data/session.tsx'
import { sampleWorkspace } from '../../testing/samples.ts'
import { useKeepUntil } from './use-keep-until.ts'

const keepUntil = (country: string | null, issueDate: string | null) =>
  renderHook(
    () => ({
      shown: useKeepUntil({ issueDate: issueDate === null ? null : localDate(issueDate) }),
    }),
    children =>
      createElement(WorkspaceContext, { value: { ...sampleWorkspace(), country } }, children),
  ).value().shown

test('the day and the law are said of an issued document', () => {
  expect(keepUntil('DE', '2026-11-22')).toEqual({
    day: 'Dec 31, 2034',
    law: '§ 14b Abs. 1 UStG',
  })
})

test('nothing is said of a draft, nor where no law is known', () => {
  expect([
    keepUntil('DE', null),
    keepUntil('US', '2026-11-22'),
    keepUntil(null, '2026-11-22'),
  ]).toEqual([undefined, undefined, undefined])
})
