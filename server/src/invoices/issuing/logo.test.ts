import { getLogo, putLogo } from '@bordereau/contract/company'
import { issueInvoice } from '@bordereau/contract/invoices'
import { previewDraft } from '@bordereau/contract/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { setLogo } from '../../company/store.ts'
import { inWorkspace } from '../../db/database.ts'
import { describeWithDatabase } from '../../db/testing.ts'
import {
  colourProfile,
  jpeg,
  png,
  pngChunk,
  progressiveJpeg,
  segment,
  withJpegSegments,
  withPngChunks,
  zeros,
} from '../../documents/testing-images.ts'
import { createRenderer } from '../../documents/render.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from '../testing.ts'

const PLAIN = png(40, 20)
const PROFILE = withPngChunks(PLAIN, colourProfile(1e9))
/** In bytes. A typesetting process uses about 120 MB; one that unpacked the colour profile used 2,100 MB. */
const MAX_MEMORY = 400_000_000

describeWithDatabase('a logo on documents', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string
  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  const put = (bytes: Buffer, mediaType = 'image/png') =>
    owner.call(putLogo, { query, file: { bytes, mediaType } })
  const preview = () => owner.must(previewDraft, { query, body: { draft: aDraft(customerId) } })
  const servedLogo = async () => Buffer.from((await owner.call(getLogo, { query })).bytes)

  test('is stored without a colour profile that unpacks to a gigabyte', async () => {
    expect(await put(PROFILE)).toMatchObject({ ok: true })
    expect((await servedLogo()).equals(PLAIN)).toBe(true)
    expect((await preview()).count).toBe(1)
    expect(at.context.renderer.peakBytes()).toBeLessThan(MAX_MEMORY)
  })

  test('with such a profile from an older release is cleaned for preview, issue and pay page', async () => {
    const sha256 = Buffer.from(await at.context.archive.store(PROFILE), 'hex')
    await inWorkspace(engine.db, query, tx =>
      setLogo(tx, query.workspaceId, { sha256, type: 'image/png' }, at.clock.now()),
    )
    expect((await servedLogo()).equals(PLAIN)).toBe(true)
    expect((await preview()).pages[0]).toContain(PLAIN.toString('base64'))
    const { payLink } = await issued(owner, query.workspaceId, aDraft(customerId))
    const payPageLogo = await at.app.inject({ url: `${new URL(payLink ?? '').pathname}/logo` })
    expect(payPageLogo.headers['content-type']).toBe('image/png')
    expect(payPageLogo.rawPayload.equals(PLAIN)).toBe(true)
    expect(at.context.renderer.peakBytes()).toBeLessThan(MAX_MEMORY)
  })

  test.each<[string, Buffer, number, string]>([
    ['pixels that unpack to 500 MB', png(40, 20, zeros(5e8)), 415, 'not_an_image'],
    ['50000 by 50000 pixels', png(50_000, 50_000, zeros(9)), 413, 'image_too_large'],
    ['thousands of scans', progressiveJpeg(64, 64, 3_000), 413, 'image_too_large'],
    ['fewer pixels than it says', png(40, 20, zeros(9)), 415, 'not_an_image'],
    [
      'HTML appended to the image',
      Buffer.concat([PLAIN, Buffer.from('<script>')]),
      415,
      'not_an_image',
    ],
  ])('is refused with %s', async (_, bytes, status, refusal) => {
    expect(await put(bytes)).toMatchObject({ status, refusal })
  })

  test('is served without metadata and trailing data', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>')
    await put(withPngChunks(PLAIN, pngChunk('tEXt', hidden)))
    expect((await servedLogo()).equals(PLAIN)).toBe(true)
    await put(Buffer.concat([withJpegSegments(jpeg(8, 8), segment(0xfe, hidden)), hidden]))
    expect((await servedLogo()).equals(jpeg(8, 8))).toBe(true)
  })

  test('a document that cannot be typeset is refused with typesetting_failed and stays a draft', async () => {
    const renderer = createRenderer({ workers: 1, timeoutMs: 1 })
    const app = await buildApp({ ...at.context, renderer })
    const clientWithTimeout = client(app)
    clientWithTimeout.cookie = owner.cookie
    const body = { draft: aDraft(customerId) }
    const refused = { ok: false, status: 422, refusal: 'typesetting_failed' }
    expect(await clientWithTimeout.call(previewDraft, { query, body })).toMatchObject(refused)
    const { id, version } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const draft = { query: { ...query, invoiceId: id }, body: { version } }
    expect(await clientWithTimeout.call(issueInvoice, draft)).toMatchObject(refused)
    expect(await owner.must(issueInvoice, draft)).toMatchObject({ id })
    await app.close()
    await renderer.close()
  })
})
