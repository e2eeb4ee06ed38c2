/** The change in whole percent of the size before, for reading only; undefined after nothing. */
export function changeOf(now: string, before: string): string | undefined {
  const [after, first] = [Number(now), Number(before)]
  return first === 0 ? undefined : String(Math.round(((after - first) / Math.abs(first)) * 100))
}
