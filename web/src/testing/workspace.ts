import { createElement } from 'react'
import { WorkspaceContext } from '../data/session.tsx'
import { type RoutedHook, renderRouted } from './router.ts'
import { sampleWorkspace } from './samples.ts'

/** Runs a hook in a page of the sample company. The test file needs `@vitest-environment happy-dom`. */
export function renderInWorkspace<Value>(use: () => Value, address = '/w/1'): RoutedHook<Value> {
  return renderRouted(address, use, children =>
    createElement(WorkspaceContext, { value: sampleWorkspace() }, children),
  )
}
