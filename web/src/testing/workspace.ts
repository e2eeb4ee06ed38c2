import { createElement } from 'react'
import { type Workspace, WorkspaceContext } from '../data/session.tsx'
import { type RoutedHook, renderRouted } from './router.ts'
import { sampleWorkspace } from './samples.ts'

/**
 * Runs a hook in a page of a company, which has these properties besides those of the samples. The test file needs
 * `@vitest-environment happy-dom`.
 */
export function renderInWorkspace<Value>(
  use: () => Value,
  address = '/w/1',
  properties: Partial<Workspace> = {},
): RoutedHook<Value> {
  return renderRouted(address, use, children =>
    createElement(WorkspaceContext, { value: { ...sampleWorkspace(), ...properties } }, children),
  )
}
