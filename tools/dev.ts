import { type ChildProcess, spawn } from 'node:child_process'

/** The server, restarted at each change, and the pages with hot reload at http://localhost:5173. */
const processes: ChildProcess[] = [
  start('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PUBLIC_URL: 'http://localhost:5173',
  }),
  start('vite', ['web', '--host', '127.0.0.1', '--port', '5173'], {
    BORDEREAU_API: 'http://127.0.0.1:3000',
  }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => processes.forEach(child => child.kill(signal)))
}

function start(command: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.once('exit', code => {
    processes.forEach(other => other.kill('SIGTERM'))
    process.exitCode = code ?? 1
  })
  return child
}
