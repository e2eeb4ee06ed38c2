import { type RunningApp, newDataDir, removeDataDir, startApp } from './running-app.ts'

/** The other journeys run on the embedded database; TEST_ENGINE=both runs those of both engines there, too. */
export const ENGINES = (['pglite', 'postgresql'] as const).filter(engine =>
  ['both', engine].includes(process.env['TEST_ENGINE'] || 'postgresql'),
)
type Engine = (typeof ENGINES)[number]

/** How databases of the test's PostgreSQL are made and dropped (tools/postgres.ts), which only test files may import. */
export type Databases = {
  readonly createDatabase: (adminUrl: string) => Promise<string>
  readonly dropDatabase: (adminUrl: string, url: string) => Promise<void>
}

/**
 * `killAndStart`: kills it as a power failure does, and starts it again at the same address with what it had stored.
 * `startOn`: stops it, and starts it so with a clock that shows this time.
 */
export type AppOnEngine = RunningApp & {
  readonly killAndStart: () => Promise<void>
  readonly startOn: (time: Date) => Promise<void>
}

/** The application on an engine with an empty database; `stop` removes what was stored. */
export async function startOn(
  engine: Engine,
  { createDatabase, dropDatabase }: Databases,
  env: Readonly<Record<string, string>> = {},
): Promise<AppOnEngine> {
  const dataDir = newDataDir()
  const databaseUrl = engine === 'postgresql' ? await createDatabase(serverUrl()) : undefined
  let app = await startApp({ dataDir, databaseUrl, env })
  const stop = async () => {
    await app.stop()
    removeDataDir(dataDir)
    if (databaseUrl) await dropDatabase(serverUrl(), databaseUrl)
  }
  const again = () => ({ dataDir, databaseUrl, env, port: Number(new URL(app.url).port) })
  const killAndStart = async () => {
    await app.kill()
    app = await startApp(again())
  }
  const startOnTime = async (time: Date) => {
    await app.stop()
    app = await startApp({ ...again(), aheadMs: time.getTime() - Date.now() })
  }
  return { ...app, stop, killAndStart, startOn: startOnTime }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('vitest starts PostgreSQL for this (tools/vitest-postgres.ts)')
  return url
}
