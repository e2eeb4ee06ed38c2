/** Whether a file fits an `accept` attribute: extensions, full kinds and `image/*` families. */
export function accepts(accept: string | undefined, file: { name: string; type: string }): boolean {
  const wanted = (accept ?? '').split(',').flatMap(part => part.trim().toLowerCase() || [])
  if (wanted.length === 0) return true
  const name = file.name.toLowerCase()
  const kind = file.type.toLowerCase()
  return wanted.some(want => {
    if (want.startsWith('.')) return name.endsWith(want)
    if (want.endsWith('/*')) return kind.startsWith(want.slice(0, -1))
    return kind === want
  })
}
