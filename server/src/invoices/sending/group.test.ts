import { getInvoice, issueInvoice, listInvoices } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { inWorkspace, openDatabase } from '../../db/database.ts'
import { createTestDatabase, describeBothEngines, enginesOf } from '../../db/testing.ts'
import type { Archive } from '../../documents/archive.ts'
import type { Renderer } from '../../documents/render.ts'
import { RenderError } from '../../documents/render-error.ts'
import {
  type Client,
  type TestApp,
  blankRenderer,
  client,
  signedUp,
  slowBlankRenderer,
  startApp,
} from '../../lib/testing.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { beginDraft } from '../drafts/write-draft.ts'
import { loadDraftFacts } from '../issuing/draft-facts-store.ts'
import { checkDraft } from '../issuing/check-draft.ts'
import { UNKNOWN, issueGroup } from '../issuing/issue-group.ts'
import type { Member } from '../issuing/member.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted } from '../testing.ts'

/** A typesetting process that dies of one document; render.test.ts has one that really does. */
function dyingOn(text: string, renderer: Renderer): Renderer {
  return {
    ...renderer,
    renderPdf: async (paper, xml, priority) => {
      if (new TextDecoder().decode(xml).includes(text)) throw new RenderError('render_crashed')
      return renderer.renderPdf(paper, xml, priority)
    },
  }
}

/** The disk is full when the third file of a pass is written. */
function fullAtThirdFile(archive: Archive): Archive {
  return {
    ...archive,
    storeAll: async files => {
      const outcomes = await archive.storeAll(files)
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return outcomes.map((one, i) => (i === 2 ? { status: 'rejected', reason: full } : one))
    },
  }
}

describeBothEngines('documents that are issued together', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    app = await startApp(engine.db, {}, dyingOn('deadly', blankRenderer))
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  async function draftsNamed(names: readonly string[]): Promise<string[]> {
    const ids: string[] = []
    for (const name of names) {
      const draft = aDraft(customerId, { lines: [aLine({ name })] })
      ids.push((await drafted(owner, workspaceId, draft)).id)
    }
    return ids
  }
  const issue = (invoiceId: string, headers = {}) =>
    owner.call(issueInvoice, { query: { workspaceId, invoiceId }, body: { version: 1 }, headers })
  const read = (invoiceId: string) => owner.must(getInvoice, { query: { workspaceId, invoiceId } })
  const verified = () => owner.must(verifyJournal, { query: { workspaceId } })

  /** Issues these drafts as one group; the outcome of each: its number, a refusal or the error's code. */
  async function issueTogether(
    ids: readonly string[],
    change: Partial<Pick<AppContext, 'archive' | 'renderer'>> = {},
    refused: ReadonlySet<string> = new Set(),
  ) {
    const context = { ...app.context, ...change }
    const outcomes: Promise<string>[] = []
    const members: Member[] = []
    for (const id of ids) {
      const personId = '00000000-0000-0000-0000-000000000000'
      const facts = await inWorkspace(engine.db, { workspaceId }, tx =>
        loadDraftFacts(tx, workspaceId, id, { seriesId: undefined, personId }),
      )
      const checked = facts && checkDraft(context, facts)
      if (!checked?.ok) throw new Error('the draft cannot be issued')
      const { promise, resolve } = Promise.withResolvers<string>()
      outcomes.push(promise)
      let number = ''
      members.push({
        request: {
          context,
          series: { workspaceId, kind: 'invoice', seriesId: undefined },
          seen: undefined,
          invoiceId: id,
          version: 1,
          checked: checked.value,
          personId: null,
          confirmDateJump: false,
          priority: 'request',
          before: async () => !refused.has(id),
          after: async (_, issued) => {
            number = issued.row.number
            return true
          },
        },
        settle: settled => resolve(settled?.ok === false ? settled.refusal : number),
        fail: error => resolve(String(Object(error).code)),
      })
    }
    const series = { workspaceId, kind: 'invoice', seriesId: undefined } as const
    await issueGroup(series, UNKNOWN, members)
    return Promise.all(outcomes)
  }

  test('leave out one that is refused, one that was changed, and one on which typesetting dies, without a gap', async () => {
    const { entries } = await verified()
    const names = ['one', 'deadly', 'two', 'changed', 'three', 'issued before', 'four']
    const ids = await draftsNamed(names)
    const early = await drafted(
      owner,
      workspaceId,
      aDraft(customerId, { issueDate: '2026-11-19' as never }),
    )
    const before = await issueTogether([ids[5] ?? ''])
    const first = Number(before[0]?.slice(-4))
    await engine.admin
      .updateTable('invoice')
      .set({ version: 2 })
      .where('id', '=', ids[3] ?? '')
      .execute()
    const numberAfter = (n: number) => `F2026-${String(first + n).padStart(4, '0')}`
    const together = [...ids.slice(0, 6), early.id, ids[6] ?? '']
    const outcomes = await issueTogether(together)
    expect(outcomes).toEqual([
      numberAfter(1),
      'render_crashed',
      numberAfter(2),
      'changed_meanwhile',
      numberAfter(3),
      'already_issued',
      'date_before_last',
      numberAfter(4),
    ])
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome === 'already_issued') continue
      const invoice = await read(together[i] ?? '')
      const isIssued = outcome.startsWith('F')
      expect(invoice.number).toBe(isIssued ? outcome : null)
      expect(invoice.documents).toHaveLength(isIssued ? 3 : 0)
      for (const { sha256 } of invoice.documents) await app.context.archive.load(sha256)
    }
    expect(await verified()).toMatchObject({ entries: entries + 5, findings: [] })
  })

  test('leave out one whose third file finds the disk full, and it is issued later', async () => {
    const ids = await draftsNamed(['a', 'b', 'c'])
    const { entries } = await verified()
    // The third file of the first pass is one of the first document's; the pass is repeated without it, and so on.
    const outcomes = await issueTogether(ids, { archive: fullAtThirdFile(app.context.archive) })
    expect(outcomes).toEqual(['ENOSPC', 'ENOSPC', 'ENOSPC'])
    expect(await verified()).toMatchObject({ entries, findings: [] })
    let passes = 0
    const { archive } = app.context
    const once: Archive = {
      ...archive,
      storeAll: files => ((passes += 1) === 1 ? fullAtThirdFile(archive) : archive).storeAll(files),
    }
    const [failed, ...others] = await issueTogether(ids, { archive: once })
    expect(failed).toBe('ENOSPC')
    expect((await issue(ids[0] ?? '')).ok).toBe(true)
    const sequence = [...others, (await read(ids[0] ?? '')).number ?? ''].map(number =>
      Number(number.slice(-4)),
    )
    expect(sequence).toEqual([0, 1, 2].map(i => (sequence[0] ?? 0) + i))
    expect(await verified()).toMatchObject({ entries: entries + 3, findings: [] })
  })

  test('leave out any number that are refused by their own part', async () => {
    const ids = await draftsNamed(Array.from({ length: 24 }, (_, i) => `${i}`))
    const { entries } = await verified()
    const last = ids.at(-1) ?? ''
    const refused = new Set(ids.filter(id => id !== last))
    // Each refusal begins another pass, in which all that are left are typeset: three hundred documents.
    const outcomes = await issueTogether(ids, { renderer: blankRenderer }, refused)
    expect(outcomes.slice(0, -1).every(outcome => outcome === '')).toBe(true)
    expect(outcomes.at(-1)).toBe((await read(last)).number)
    expect(await verified()).toMatchObject({ entries: entries + 1, findings: [] })
  })

  test('leave out one whose own part fails or refuses, and take its number back', async () => {
    const ids = await draftsNamed(['a', 'b', 'c'])
    const replies = await Promise.all(
      ids.map((invoiceId, i) =>
        owner.call(issueInvoice, {
          query: { workspaceId, invoiceId },
          body: {
            version: 1,
            ...(i === 1
              ? { send: { subject: 's', message: 'm', number: 'F2026-9999', to: 'x@example.com' } }
              : {}),
          },
        }),
      ),
    )
    expect(replies.map(reply => (reply.ok ? 'ok' : reply.refusal))).toEqual([
      'ok',
      'number_changed',
      'ok',
    ])
    expect((await read(ids[1] ?? '')).number).toBe(null)
    expect((await verified()).findings).toEqual([])
  })

  test('answer each request with what its page shows afterwards', async () => {
    const [id = ''] = await draftsNamed(['shown'])
    const reply = await issue(id)
    expect(reply.ok && reply.value).toEqual(await read(id))
  })

  test('are issued once for requests with one Idempotency-Key, concurrent or repeated', async () => {
    const [id = ''] = await draftsNamed(['once'])
    const { entries } = await verified()
    const headers = { 'idempotency-key': `issue-${id}` }
    const replies = await Promise.all([issue(id, headers), issue(id, headers)])
    const repeated = await issue(id, headers)
    const numbers = [...replies, repeated].map(reply => reply.ok && reply.value.number)
    expect(new Set(numbers).size).toBe(1)
    expect(repeated.headers['idempotent-replay']).toBe('true')
    expect(await issue(id)).toMatchObject({ refusal: 'already_issued' })
    expect((await verified()).entries).toBe(entries + 1)
  })

  test('hold no connection while they are typeset: a list is answered meanwhile', async () => {
    const [id = ''] = await draftsNamed(['slow'])
    const typesetting = Promise.withResolvers<void>()
    const listed = Promise.withResolvers<void>()
    const waiting: Renderer = {
      ...blankRenderer,
      renderPdf: async (paper, xml) => {
        typesetting.resolve()
        await listed.promise
        return blankRenderer.renderPdf(paper, xml)
      },
    }
    const server = await buildApp({ ...app.context, renderer: waiting })
    const person = client(server)
    person.cookie = owner.cookie
    const query = { workspaceId, invoiceId: id }
    const reply = person.call(issueInvoice, { query, body: { version: 1 } })
    await typesetting.promise
    const list = await person.must(listInvoices, { query: { workspaceId } })
    expect(list.rows.length).toBeGreaterThan(0)
    listed.resolve()
    expect((await reply).ok).toBe(true)
    await server.close()
  })
})

const PROCESSES = 2
const ISSUERS = 8
const EACH = 4

test.runIf(enginesOf('both').includes('postgresql'))(
  `${PROCESSES * ISSUERS} issuers of one company in ${PROCESSES} processes take numbers without gap, in the order of time`,
  async () => {
    const database = await createTestDatabase('postgresql')
    const second = await openDatabase(database.options)
    const first = await startApp(database.db, {}, slowBlankRenderer)
    const owner = await signedUp(first, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const other = await buildApp({ ...first.context, db: second })
    const people = [owner, client(other)]
    for (const person of people) person.cookie = owner.cookie
    const ids = await inWorkspace(database.db, { workspaceId }, async tx => {
      const author = { workspaceId, personId: null }
      const made: string[] = []
      for (let i = 0; i < PROCESSES * ISSUERS * EACH; i += 1) {
        const created = await beginDraft(tx, first.clock, author, aDraft(customerId))
        if (created.ok) made.push(created.value)
      }
      return made
    })
    const issuer = async (person: Client | undefined) => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
        first.clock.move(1)
        const query = { workspaceId, invoiceId: id }
        await person?.must(issueInvoice, { query, body: { version: 1 } })
      }
    }
    const issuers = Array.from({ length: PROCESSES * ISSUERS }, (_, i) => issuer(people[i % 2]))
    await Promise.all(issuers)
    const rows = await database.admin
      .selectFrom('invoice')
      .select(['seq', 'issued_at'])
      .where('issued_at', 'is not', null)
      .orderBy('seq')
      .execute()
    expect(rows.map(row => Number(row.seq))).toEqual(
      Array.from({ length: PROCESSES * ISSUERS * EACH }, (_, i) => i + 1),
    )
    const instants = rows.map(row => row.issued_at?.getTime() ?? 0)
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    const journal = await owner.must(verifyJournal, { query: { workspaceId } })
    expect(journal).toMatchObject({ entries: rows.length, findings: [] })
    await other.close()
    await first.close()
    await second.close()
    await database.remove()
  },
)
