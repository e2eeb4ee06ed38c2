import type { Plugin, Rolldown } from 'vite'
import { FIRST_PAGES, type FirstPage } from '../src/app/first-pages.ts'

/** What the browser is asked to fetch together with the page itself (server/src/lib/first-files.ts). */
export type FirstFiles = {
  /** The page's address as a pattern (URLPattern). */
  readonly path: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly data: readonly string[]
}

/** Writes which files each page's first visit needs, so that all are on their way before any of them has run. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After all other plugins: chunks that contain only CSS are gone by then.
      order: 'post',
      handler(_, bundle) {
        const rows = FIRST_PAGES.map(page => filesOf(page, bundle))
        const empty = rows.find(row => row.scripts.length === 0)
        if (empty) this.error(`${empty.path} has no script: is its page still called so?`)
        const source = JSON.stringify(rows)
        this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source })
      },
    },
  }
}

function filesOf({ path, page, data }: FirstPage, bundle: Rolldown.OutputBundle): FirstFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const need = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return
    scripts.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    chunk.imports.forEach(need)
  }
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const isNeeded = ['index.html', 'src/app/app.tsx', `src/pages/${page}.tsx`].some(source =>
      file.facadeModuleId?.endsWith(`/web/${source}`),
    )
    if (isNeeded) need(file.fileName)
  }
  return { path, scripts: [...scripts], styles: [...styles], data }
}
