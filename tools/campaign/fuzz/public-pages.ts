import { type Business, draftFor } from '../../../e2e/business.ts'
import { type Visitor, expectOk } from '../../../e2e/visitor.ts'
import { FILES } from './files.ts'

export type Named = Readonly<Record<string, readonly string[]>>

/** The ids and tokens of what customers see, and of files that were uploaded; all created over HTTP. */
export async function publicPages(
  url: string,
  owner: Visitor,
  { workspaceId, customerId, issued }: Business & { readonly issued: string },
): Promise<Named> {
  const at = `/api/workspaces/${workspaceId}`
  const { payLink } = await expectOk(owner.get(`${at}/invoices/${issued}`))
  const quote = await aSentQuote(owner, at, customerId)
  const portal = `${at}/customers/${customerId}/portal-link`
  const { link, signInAddress } = await expectOk(owner.send('POST', portal))
  const company = lastOf(signInAddress)
  const feed = await expectOk(owner.send('POST', `${at}/calendar/feed`))
  const invited = await expectOk(
    owner.send('POST', `${at}/invitations`, { email: 'guest@example.com', role: 'viewer' }),
  )
  const file = await uploaded(url, owner, `${at}/attachments?name=hours.csv`, 'uploadAttachment', 1)
  await uploaded(url, owner, `${at}/bank-statements?fileName=a.xml`, 'importBankStatement', 0)
  const { rows } = await expectOk(owner.get(`${at}/bank-transactions`))
  return {
    quoteId: [quote.id],
    sha256: [String(file['sha256'])],
    transactionId: Array.isArray(rows) ? rows.map(row => String(Object(row).id)) : [],
    request: [await requestedCode(url, company)],
    '/pay': [lastOf(payLink)],
    '/quote': [quote.token],
    '/portal': [lastOf(link)],
    '/portal/sign-in': [company],
    '/calendar': [lastOf(feed['link']).replace(/\.ics$/, '')],
    '/api/invitations': [lastOf(invited['link'])],
  }
}

async function aSentQuote(owner: Visitor, at: string, customerId: string) {
  const body = { draft: draftFor(customerId) }
  const { id, version } = await expectOk(owner.send('POST', `${at}/quotes`, body))
  const path = `${at}/quotes/${String(id)}/send`
  const { revisions } = await expectOk(owner.send('POST', path, { version }))
  const [revision] = Array.isArray(revisions) ? revisions : []
  return { id: String(id), token: lastOf(Object(revision).link) }
}

/** The id of a requested code, which the form has in which the code is typed. */
async function requestedCode(url: string, company: string): Promise<string> {
  const response = await fetch(`${url}/portal/sign-in/${company}/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=kunde%40example.com',
  })
  return /name="request" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
}

async function uploaded(
  url: string,
  owner: Visitor,
  path: string,
  endpoint: string,
  index: number,
): Promise<Record<string, unknown>> {
  const headers = {
    'x-bordereau': '1',
    cookie: owner.cookie(),
    'content-type': 'application/octet-stream',
  }
  const bytes = Uint8Array.from(FILES[endpoint]?.[index] ?? [])
  const response = await fetch(url + path, { method: 'POST', headers, body: bytes })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const body: unknown = await response.json()
  return { ...Object(body) }
}

const lastOf = (link: unknown): string => String(link).split('/').at(-1) ?? ''
