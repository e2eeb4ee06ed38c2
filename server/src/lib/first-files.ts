import { existsSync, readFileSync } from 'node:fs'

type FirstFiles = {
  readonly path: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly data: readonly string[]
}

/**
 * The Link header (RFC 8288) of a page: its code and its first data, which the browser fetches while it still reads the
 * page; a proxy may send it ahead as 103 Early Hints. Undefined for pages that the build does not list.
 */
export function readFirstFiles(file: string): (url: string) => string | undefined {
  const pages: readonly FirstFiles[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : []
  const known = pages.map(page => ({ ...page, pattern: new URLPattern({ pathname: page.path }) }))
  return url => {
    const [pathname = '', query = ''] = url.split('?')
    for (const { pattern, scripts, styles, data } of known) {
      const found = pattern.exec({ pathname })
      if (found === null) continue
      const names = found.pathname.groups
      return [
        // Browsers fetch in this order, six at a time over HTTP/1.1: first what the first paint waits for.
        '</scheme.js>; rel=preload; as=script',
        '</api/me>; rel=preload; as=fetch; crossorigin',
        ...styles.map(style => `</${style}>; rel=preload; as=style; crossorigin`),
        ...scripts.map(script => `</${script}>; rel=modulepreload; crossorigin`),
        // With a query of its own (a filter) the page requests other data.
        ...(query === '' ? data : []).map(
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
