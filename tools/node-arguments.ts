import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Arguments of Node for processes of tests, which start by the hundred and live for seconds. V8 otherwise compiles the
 * WebAssembly of the embedded database a second time, optimised, in the background of each process, which costs more
 * processor time than 4,000 queries save; and it collects garbage of a heap that only grows while the program is loaded,
 * in threads beside it: both together were a fifth of the processor time of a start.
 */
export const TEST_NODE: string[] = [
  '--liftoff-only',
  '--single-threaded-gc',
  '--initial-old-space-size=256',
]

/**
 * The environment and the arguments of Node with which `npm start` starts the server, for campaigns that measure it: a
 * small space for new objects and few arenas of glibc, which return what is free (man 3 mallopt), since otherwise ten
 * minutes of work leave a process 150 MB larger.
 */
export function startOptions(): { readonly env: Record<string, string>; readonly node: string[] } {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(file)
  const [variables = '', command = ''] = (scripts['start']?.split('&&').at(-1) ?? '').split(
    ' exec ',
  )
  const words = variables.trim().split(' ')
  return {
    env: Object.fromEntries(
      Object.entries(parseEnv(words.join('\n'))).map(([name, value]) => [name, value ?? '']),
    ),
    node: command.split(' ').filter(word => word.startsWith('--')),
  }
}
