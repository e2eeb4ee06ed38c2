import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { colourProfile, png, withPngChunks } from './testing-images.ts'
import { fileOf, isRunning, typesettersOf } from './testing-process.ts'
import { type Renderer, createRenderer } from './render.ts'
import { lineSpecimen, paperSpecimen } from './testing.ts'

/** A paper whose typesetting takes long enough to be interrupted. */
const LONG_PAPER = paperWithLines(800)
const WAIT = { timeout: 60_000, interval: 20 }

// These tests read /proc, so they run on Linux only.
describe.runIf(process.platform === 'linux')('a typesetting process', () => {
  let renderer: Renderer | undefined
  let others: readonly number[] = []
  afterEach(() => renderer?.close())

  /** A renderer with one process that has made a document; processes of other test files are not counted. */
  async function startRenderer(options: Partial<Parameters<typeof createRenderer>[0]> = {}) {
    others = typesettersOf(process.pid)
    renderer = createRenderer({ workers: 1, timeoutMs: 110_000, ...options })
    await renderer.renderPdf(paperSpecimen())
    return renderer
  }
  const ids = () => typesettersOf(process.pid).filter(id => !others.includes(id))
  const onlyId = () => vi.waitFor(() => only(ids()), WAIT)

  it('starts on first use, and ends after an idle time', async () => {
    others = typesettersOf(process.pid)
    renderer = createRenderer({ workers: 1, idleMs: 100 })
    expect(ids()).toEqual([])
    await renderer.renderPdf(paperSpecimen())
    expect(renderer.load()).toMatchObject({ processes: 1 })
    await vi.waitFor(() => expect(ids()).toEqual([]), WAIT)
    expect(renderer.load()).toMatchObject({ processes: 0 })
    expect((await renderer.renderPdf(paperSpecimen())).length).toBeGreaterThan(10_000)
  })

  it('beside the first one ends soon after documents that were made at the same time', async () => {
    await startRenderer({ workers: 2, extraIdleMs: 100 })
    const first = await onlyId()
    await Promise.all([renderer?.renderPdf(paperSpecimen()), renderer?.renderPdf(paperSpecimen())])
    expect(renderer?.load()).toMatchObject({ processes: 2 })
    await vi.waitFor(() => expect(ids()).toEqual([first]), WAIT)
  })

  it('has a memory limit of the operating system and a higher OOM score than the server', async () => {
    await startRenderer({ memoryMb: 300 })
    const id = await onlyId()
    expect(fileOf(id, 'limits')).toMatch(/^Max data size +943718400 +943718400 +bytes/m)
    expect(fileOf(id, 'limits')).toMatch(/^Max core file size +0 +0/m)
    expect(Number(fileOf(id, 'oom_score_adj'))).toBe(500)
  })

  it('has no environment variables of the server', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://u:secret@h/d')
    await startRenderer()
    vi.unstubAllEnvs()
    const names = fileOf(await onlyId(), 'environ')
      .split('\0')
      .map(one => one.split('=')[0])
    expect(
      names.filter(name => !/^(NODE_CHANNEL_.*|MALLOC_.*|PWD|OLDPWD|SHLVL|_|)$/.test(name ?? '')),
    ).toEqual([])
  })

  it('crashes on a document that needs too much memory without affecting a concurrent preview', async () => {
    const pair = await startRenderer({ workers: 2, memoryMb: 60 })
    const [eater, neighbour] = await Promise.allSettled([
      pair.renderPdf(paperWithLines(6_000)),
      pair.renderPreview(paperWithLines(40)),
    ])
    expect(eater).toMatchObject({ status: 'rejected', reason: { code: 'render_crashed' } })
    expect(neighbour).toMatchObject({ status: 'fulfilled' })
    expect((await pair.renderPdf(paperSpecimen())).length).toBeGreaterThan(10_000)
  })

  it('crashes on a logo that decompresses to a gigabyte without affecting a concurrent preview', async () => {
    const pair = await startRenderer({ workers: 2 })
    const bytes = withPngChunks(png(40, 20), colourProfile(1e9))
    const logo = { format: 'png' as const, bytes, alt: 'Logo' }
    const [bomb, neighbour] = await Promise.allSettled([
      pair.renderPdf(paperSpecimen({ logo })),
      pair.renderPreview(paperSpecimen()),
    ])
    expect(bomb).toMatchObject({ status: 'rejected', reason: { code: 'render_crashed' } })
    expect(neighbour).toMatchObject({ status: 'fulfilled' })
    expect(pair.peakBytes()).toBeLessThan(800_000_000)
  })

  it('ends after a document that leaves it with much memory, and another makes the next one with as little as before', async () => {
    const single = await startRenderer()
    const first = await onlyId()
    await single.renderPdf(paperSpecimen())
    expect(await onlyId()).toBe(first)
    const before = memoryOf(first)
    await single.renderPdf(paperWithLines(1_000))
    await vi.waitFor(() => expect(isRunning(first)).toBe(false), WAIT)
    expect((await single.renderPdf(paperSpecimen())).length).toBeGreaterThan(10_000)
    expect(memoryOf(await onlyId())).toBeLessThan(1.3 * before)
  })

  it('that is killed during a document is replaced by another that makes the document', async () => {
    const single = await startRenderer()
    const killed = await onlyId()
    const document = single.renderPdf(LONG_PAPER)
    process.kill(killed, 'SIGKILL')
    expect((await document).length).toBeGreaterThan(80_000)
    expect(await onlyId()).not.toBe(killed)
  })

  it('is not started again for a document on which two processes were killed', async () => {
    const single = await startRenderer()
    const first = await onlyId()
    const document = expect(single.renderPdf(LONG_PAPER)).rejects.toMatchObject({
      code: 'render_crashed',
      message: expect.stringContaining('SIGKILL'),
    })
    process.kill(first, 'SIGKILL')
    const second = await vi.waitFor(() => only(ids().filter(id => id !== first)), WAIT)
    process.kill(second, 'SIGKILL')
    await document
    expect(single.load()).toEqual({ processes: 0, busy: 0, waiting: 0 })
    expect((await single.renderPdf(paperSpecimen())).length).toBeGreaterThan(10_000)
  })

  it('finishes its document after SIGTERM and SIGINT, and ends with the renderer', async () => {
    const single = await startRenderer()
    const id = await onlyId()
    const document = single.renderPdf(LONG_PAPER)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(id, signal)
    const closed = single.close()
    expect((await document).length).toBeGreaterThan(80_000)
    await closed
    expect(isRunning(id)).toBe(false)
    expect(ids()).toEqual([])
  })
})

describe.runIf(process.platform === 'linux')('the process of the server', () => {
  it('leaves no typesetting process behind when it is killed', async () => {
    const server = serverProcess('setInterval(() => undefined, 1000)')
    const [text]: unknown[] = await once(server.stdout, 'data')
    const id = Number(text)
    expect(isRunning(id)).toBe(true)
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(id)).toBe(false), WAIT)
  })

  it('ends by itself while a typesetting process is idle, which then ends too', async () => {
    const server = serverProcess('')
    const [text]: unknown[] = await once(server.stdout, 'data')
    const [code]: unknown[] = await once(server, 'exit')
    expect(code).toBe(0)
    await vi.waitFor(() => expect(isRunning(Number(text))).toBe(false), WAIT)
  })
})

/** A process that makes a document, prints the id of the typesetting process, and runs `then`. */
function serverProcess(then: string) {
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const source = `
    const { createRenderer } = await import(${here('./render.ts')})
    const { paperSpecimen } = await import(${here('./testing.ts')})
    const { typesettersOf } = await import(${here('./testing-process.ts')})
    await createRenderer({ workers: 1 }).renderPdf(paperSpecimen())
    console.log(typesettersOf(process.pid)[0])
    ${then}`
  const args = ['--input-type=module', '--eval', source]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** In kilobytes. */
function memoryOf(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fileOf(id, 'status'))?.[1])
}

function only(ids: readonly number[]): number {
  const [id] = ids
  if (id === undefined || ids.length > 1) throw new Error(`not one process: ${ids.join(' ')}`)
  return id
}

function paperWithLines(count: number) {
  return paperSpecimen({
    lines: Array.from({ length: count }, (_, i) => lineSpecimen(String(i + 1), `Poste ${i + 1}`)),
  })
}
