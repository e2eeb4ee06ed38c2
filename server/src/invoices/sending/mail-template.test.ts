import { getCompany, putLogo, deleteLogo, updateCompany } from '@bordereau/contract/company'
import { composeMail, issueInvoice, sendInvoice } from '@bordereau/contract/invoices'
import {
  listStandardMailTemplates,
  previewMail,
  previewMailTemplate,
} from '@bordereau/contract/mail-templates'
import { getMailSource } from '@bordereau/contract/mail'
import { localDate } from '@bordereau/domain/date'
import { withLegalForm } from '@bordereau/domain/country/legal-form'
import { type CompanyMailTemplate, MAIL_OCCASIONS } from '@bordereau/domain/text/mail-template'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { png } from '../../documents/testing-images.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, drafted, issued } from '../testing.ts'

const OWN = {
  occasion: 'invoice',
  language: 'de',
  subject: '{title} {number}',
  message: 'Grüezi {contact},\n\n{amount} bis {dueDate}\n\n{company}',
} as const

describeWithDatabase('the texts of e-mails', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId = ''
  let customerId = ''

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  const inCompany = () => ({ query: { workspaceId } })
  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })

  async function saveTemplates(mailTemplates: CompanyMailTemplate[]) {
    const { version } = await owner.must(getCompany, inCompany())
    return owner.call(updateCompany, { ...inCompany(), body: { version, mailTemplates } })
  }

  /** The sent message as its reader's program takes it apart. */
  async function sentMail(invoiceId: string, kind: 'invoice' | 'reminder') {
    const body = { kind, to: 'kunde@example.com' }
    const { mailId } = await owner.must(sendInvoice, { ...at(invoiceId), body })
    const source = await owner.call(getMailSource, { query: { workspaceId, mailId } })
    return PostalMime.parse(Buffer.from(source.bytes))
  }

  test('are the standard ones until the company has its own, by occasion and language', async () => {
    const { templates } = await owner.must(listStandardMailTemplates, inCompany())
    expect(templates).toHaveLength(MAIL_OCCASIONS.length * TEXT_LANGUAGES.length)
    expect(templates[0]?.message).toContain('{number}')
    const quote = templates.find(({ occasion }) => occasion === 'quote')
    expect(quote?.message).not.toMatch(/claims|openInvoices/)
    expect(await saveTemplates([OWN])).toMatchObject({ ok: true })
    const german = await drafted(owner, workspaceId, aDraft(customerId, { language: 'de' }))
    const mail = { ...at(german.id).query, kind: 'invoice' as const }
    const composed = await owner.must(composeMail, { query: mail })
    expect(composed.subject).toMatch(/^Rechnung \S+$/)
    expect(composed.message).toMatch(/^Grüezi.*,\n\n[\d.,]+\s€ bis \d+\. \S+ \d{4}\n\nAtelier/u)
    const french = await drafted(owner, workspaceId, aDraft(customerId, { language: 'fr' }))
    const other = await owner.must(composeMail, { query: { ...mail, invoiceId: french.id } })
    expect(other.subject).toMatch(/^Facture .* de /)
  })

  // Code de commerce, art. R. 526-27: on documents and in letters.
  test('name a French sole trader with the mark that the law wants', async () => {
    const profile = { ...FRENCH_COMPANY, legalName: 'Claire Dubois' }
    const sole = await aCompany(owner, withLegalForm(profile, 'sole_trader'))
    const customer = await aCustomer(owner, sole)
    const draft = await drafted(owner, sole, aDraft(customer, { language: 'fr' }))
    const query = { workspaceId: sole, invoiceId: draft.id, kind: 'invoice' } as const
    const { subject, message } = await owner.must(composeMail, { query })
    expect(subject).toMatch(/de Claire Dubois EI$/)
    expect(message).toMatch(/Claire Dubois EI$/)
  })

  test('are refused with a word in braces that is no placeholder, and twice for the same case', async () => {
    expect(await saveTemplates([{ ...OWN, message: '{nummer}' }])).toMatchObject({
      refusal: 'bad_request',
      detail: { issues: [{ path: 'mailTemplates.0', message: '{nummer} is no placeholder' }] },
    })
    expect(await saveTemplates([OWN, OWN])).toMatchObject({ refusal: 'bad_request' })
  })

  test('reach the customer below logo, amount and due date, and without the logo once it is deleted', async () => {
    await saveTemplates([OWN])
    const bytes = png(40, 20)
    await owner.call(putLogo, { ...inCompany(), file: { bytes, mediaType: 'image/png' } })
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { language: 'de' }))
    const read = await sentMail(invoice.id, 'invoice')
    expect(read.subject).toBe(`Rechnung ${invoice.number}`)
    expect(read.html).toContain('src="cid:logo"')
    const image = read.attachments.find(one => one.contentId === '<logo>')
    expect(image).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
    const glance = /Zu zahlen[\s\S]*?<bdi>([^<]+)<\/bdi>[\s\S]*?Fällig am ([^<]+)</u.exec(
      read.html ?? '',
    )
    expect(read.text).toContain(`${glance?.[1]} bis ${glance?.[2]}`)
    await owner.must(deleteLogo, inCompany())
    const plain = await sentMail(invoice.id, 'invoice')
    expect(plain.html).not.toContain('cid:')
    expect(plain.attachments.map(({ filename }) => filename)).toEqual([`${invoice.number}.pdf`])
  })

  test('speak of a payment that is due soon until the due date, in a reminder by hand', async () => {
    await saveTemplates([])
    app.clock.set('2026-11-20T09:00:00Z')
    const due = { by: 'date', date: localDate('2026-11-25') } as const
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { language: 'en', due }))
    const reminder = { query: { ...at(invoice.id).query, kind: 'reminder' } } as const
    const onDay = async (day: string) => {
      app.clock.set(`${day}T09:00:00Z`)
      return (await owner.must(composeMail, reminder)).message
    }
    const dueDay = 'November 25, 2026'
    expect(await onDay('2026-11-24')).toContain(`is due on ${dueDay}`)
    expect(await onDay('2026-11-25')).toContain(`is due on ${dueDay}`)
    expect(await onDay('2026-11-26')).toContain(`was due on ${dueDay}`)
  })

  test('are shown before they are sent, with the names of the attachments', async () => {
    await saveTemplates([])
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { language: 'de' }))
    const body = { kind: 'invoice', subject: 'Mein Betreff', message: 'Hallo <b>' } as const
    const shown = await owner.must(previewMail, { ...at(draft.id), body })
    expect(shown.subject).toBe('Mein Betreff')
    expect(shown.html).toContain('Hallo &#60;b&#62;')
    const reminder = { ...at(draft.id), body: { kind: 'reminder' } } as const
    expect(await owner.call(previewMail, reminder)).toMatchObject({ refusal: 'not_issued' })
    const mail = { query: { ...at(draft.id).query, kind: 'invoice' } } as const
    const before = await owner.must(composeMail, mail)
    const { number } = await owner.must(issueInvoice, {
      ...at(draft.id),
      body: { version: draft.version },
    })
    expect(before.attachments).toEqual([`${number}.pdf`])
    expect((await owner.must(composeMail, mail)).attachments).toEqual(before.attachments)
  })

  test('are shown with made-up values while they are written', async () => {
    const shown = await owner.must(previewMailTemplate, { ...inCompany(), body: OWN })
    expect(shown.subject).toBe('Rechnung 2026-0042')
    expect(shown.html).toMatch(/1\.240,00\s€ bis 26\.\sDezember\s2026/u)
  })

  test('of a reminder are shown with the date that its level follows', async () => {
    const body = { ...OWN, occasion: 'reminder' } as const
    const shown = await owner.must(previewMailTemplate, { ...inCompany(), body })
    expect(shown.html).toMatch(/bis 23\.\sNovember\s2026/u)
  })
})
