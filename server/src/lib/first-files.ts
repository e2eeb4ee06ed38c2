import { existsSync, readFileSync } from 'node:fs'

type FirstFiles = {
  readonly path: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly data: readonly string[]
}

/** The Link header of the page at an address; undefined for pages that the build does not list. */
export type FirstFilesOf = (
  url: string,
  /** Whether the visitor may read the company: its data would be refused otherwise, as an error in the browser's console. */
  mayRead: (workspaceId: string) => Promise<boolean>,
) => Promise<string | undefined>

/**
 * The Link header (RFC 8288) of a page: its code and its first data, which the browser fetches while it still reads the
 * page; a proxy may send it ahead as 103 Early Hints.
 */
export function readFirstFiles(file: string): FirstFilesOf {
  const pages: readonly FirstFiles[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : []
  const known = pages.map(page => ({ ...page, pattern: new URLPattern({ pathname: page.path }) }))
  return async (url, mayRead) => {
    const [pathname = '', query = ''] = url.split('?')
    for (const { pattern, scripts, styles, data } of known) {
      const found = pattern.exec({ pathname })
      if (found === null) continue
      const names = found.pathname.groups
      // With a query of its own (a filter) the page requests other data.
      const hasData = query === '' && data.length > 0 && (await mayRead(names['workspaceId'] ?? ''))
      return [
        // Browsers fetch in this order, six at a time over HTTP/1.1: first what the first paint waits for.
        '</scheme.js>; rel=preload; as=script',
        '</api/me>; rel=preload; as=fetch; crossorigin',
        ...styles.map(style => `</${style}>; rel=preload; as=style; crossorigin`),
        ...scripts.map(script => `</${script}>; rel=modulepreload; crossorigin`),
        ...(hasData ? data : []).map(
          address => `<${fill(address, names)}>; rel=preload; as=fetch; crossorigin`,
        ),
      ].join(', ')
    }
    return undefined
  }
}

/** Identifiers as they stand in the path; anything else is no address of data. */
function fill(address: string, names: Readonly<Record<string, string | undefined>>): string {
  return address.replace(/:(\w+)/g, (_, name: string) =>
    (names[name] ?? '').replaceAll(/[^\w-]/g, ''),
  )
}
