const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const WEEK_S = 7 * 86_400

/** '3 minutes ago'; older than a week the day itself. `now` in milliseconds. */
export function ago(instant: string, now: number, tag: string): string {
  const at = Date.parse(instant)
  // A slow clock on this device must not show a past event as a future one.
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds >= WEEK_S) return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(at)
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const unit = UNITS.find(([, length]) => seconds >= length)
  if (!unit) return relative.format(0, 'second')
  return relative.format(-Math.floor(seconds / unit[1]), unit[0])
}
