/** The preferred language of an Accept-Language header as its primary tag in lower case; 'en' for an empty header. */
export function preferredLanguage(header: string): string {
  const first = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map(text => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight ?? '1'), index }
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}$/.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)[0]
  return first?.tag ?? 'en'
}
