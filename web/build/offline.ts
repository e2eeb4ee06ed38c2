import type { Plugin, Rolldown } from 'vite'

const WORKER = 'worker.js'
/** What opens without a network: the public pages, the application, the layout of a company with its menus, errors. */
const SHELL = [
  'web/src/app/main.tsx',
  'web/src/app/app.tsx',
  'web/src/pages/workspace.tsx',
  'web/src/layout/error-page.tsx',
  'ui/src/overlay/menu-popup.tsx',
  'ui/src/overlay/popover-popup.tsx',
]

/** Writes into the service worker which files the shell needs. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After all other plugins: chunks that contain only CSS are gone by then.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') this.error(`the build has no ${WORKER}`)
        const files = JSON.stringify(shellOf(bundle).map(fileName => `/${fileName}`))
        worker.code = worker.code.replace('SHELL_FILES', files)
      },
    },
  }
}

function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const needed = new Set<string>()
  const need = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || needed.has(fileName)) return
    needed.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style)
    chunk.imports.forEach(need)
  }
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const isShell = SHELL.some(source => file.moduleIds.some(id => id.endsWith(`/${source}`)))
    if (isShell) need(file.fileName)
  }
  return [...needed]
}
