/** Where a list's page ended: the last row's sort key and id, opaque to whoever passes it back. */
export function encodeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** The place to go on from; undefined for the first page, and for text we did not write. */
export function decodeCursor(text: string | undefined): { key: string; id: string } | undefined {
  if (text === undefined || text === '') return undefined
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== 2) return undefined
    const [key, id]: unknown[] = read
    return typeof key === 'string' && typeof id === 'string' && UUID.test(id)
      ? { key, id }
      : undefined
  } catch {
    return undefined
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
