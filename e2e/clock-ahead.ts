/**
 * `node --import clock-ahead.ts`: the clock of the process is CLOCK_AHEAD_MS milliseconds ahead, as it is when a machine
 * that was off for days starts again.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS'])
const RealDate = Date
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
