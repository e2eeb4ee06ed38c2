import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function atTerminal(logLevel: 'info' | 'error' = 'info') {
  const lines: string[] = []
  const output = { isTTY: true, write: (text: string | Uint8Array) => lines.push(String(text)) > 0 }
  return { lines, log: createLog({ logLevel, release: '1' }, output) }
}

test('at a terminal the log is the address, and what a person must know, in sentences', () => {
  const { lines, log } = atTerminal()
  log.info({ requestId: 'a' }, 'GET /api/me 200')
  log.warn('the captcha is off: use this only in private networks')
  log.info(
    { isNotice: true, url: 'http://localhost:3000' },
    'Bordereau is at http://localhost:3000',
  )
  log.error({ err: new Error('read ECONNRESET') }, 'a job failed')
  log.error(new Error('a bug'))
  expect(lines).toEqual([
    'Warning: the captcha is off: use this only in private networks\n',
    'Bordereau is at http://localhost:3000\n',
    'Error: a job failed (read ECONNRESET)\n',
    'Error: a bug\n',
  ])
})

test('its level counts there, too', () => {
  const { lines, log } = atTerminal('error')
  log.warn('quiet')
  log.fatal('loud')
  expect(lines).toEqual(['Error: loud\n'])
})
