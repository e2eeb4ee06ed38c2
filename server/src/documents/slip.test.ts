import jsQR from 'jsqr'
import { SwissQRCode } from 'swissqrbill/svg'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryRules, paymentCodes } from '@bordereau/domain/country/rules'
import type { PaymentSlip } from '@bordereau/domain/country/payment-code'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { qrSvg } from './qr.ts'
import { cut, darkArea, placedPagesOf, rasterOf } from './testing-page.ts'
import { ACCOUNT, SELLER, addressOf, lineOf, paperOfSpecimen } from './testing-invoice.ts'
import { readSvg } from './testing-read-code.ts'
import { pagesTextOf, propertiesOf } from './testing-pdf.ts'
import { typesetter } from './typeset.ts'

const typeset = typesetter()
const PAGE_HEIGHT = 297

/** The creditor of example 1 of the Swiss Implementation Guidelines for the QR-bill. */
const ROBERT = {
  ...SELLER,
  legalName: 'Robert Schneider AG',
  tradingName: '',
  address: addressOf('CH', 'Rue du Lac 1268', '2501', 'Biel'),
}
const PIA = {
  ...SELLER,
  legalName: 'Pia-Maria Rutschmann-Schnyder',
  address: addressOf('CH', 'Grosse Marktgasse 28', '9400', 'Rorschach'),
}

function swissPaper(
  changes: Partial<Invoice> = {},
  options: Parameters<typeof paperOfSpecimen>[1] = {},
) {
  const account = { ...ACCOUNT, accountName: '', iban: 'CH4431999123000889012', currency: 'CHF' }
  const payment = { meansCode: '30', meansText: '', remittance: '2026-0012', accounts: [account] }
  return paperOfSpecimen(
    { currency: 'CHF', seller: ROBERT, buyer: PIA, payment, ...changes },
    options,
  )
}

const swiss = paymentCodes().find(code => code.kind === 'swiss-qr')
const word = fc.stringMatching(/^[A-ZÀ-Ö][a-zà-öø-ÿł]{2,14}$/)
const party = fc.record({
  name: fc.tuple(word, word).map(parts => parts.join(' ')),
  street: fc
    .tuple(word, fc.integer({ min: 1, max: 999 }))
    .map(([name, number]) => `${name} ${number}`),
  postCode: fc.integer({ min: 1000, max: 9658 }).map(String),
  city: word,
})
const request = fc.record({
  payee: party,
  debtor: party,
  amount: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
  currency: fc.constantFrom('CHF' as const, 'EUR' as const),
  iban: fc.constantFrom('CH4431999123000889012', 'CH5800791123000889012'),
  reference: fc.stringMatching(/^[A-Z]{0,3}[0-9]{4}-[0-9]{1,6}$/),
})

/** `npm run campaign -- documents` reads all. */
const CODES = process.env['CAMPAIGN'] ? 200 : 60

function payloadOf(one: typeof request extends fc.Arbitrary<infer T> ? T : never): string {
  const at = (of: typeof one.payee) => addressOf('CH', of.street, of.postCode, of.city)
  const payload = swiss?.payload({
    currency: one.currency,
    amount: one.amount,
    reference: one.reference,
    account: { ...ACCOUNT, accountName: one.payee.name, iban: one.iban },
    payee: '',
    payeeAddress: at(one.payee),
    debtor: { name: one.debtor.name, address: at(one.debtor) },
  })
  if (payload === undefined) throw new Error('no code')
  return payload
}

describe('the Swiss QR code', () => {
  it(`is read by another library with its cross in the middle, ${CODES} random ones`, async () => {
    for (const one of fc.sample(request, { numRuns: CODES, seed: 1949 })) {
      const payload = payloadOf(one)
      const svg = qrSvg(payload, { cross: true })
      const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
      expect(await readSvg(svg, modules * 3)).toBe(payload)
    }
  })

  it('has the content that another library writes for the same bill', async () => {
    for (const one of fc.sample(request, { numRuns: 8, seed: 75 })) {
      const lines = payloadOf(one).split('\n')
      const partyAt = (at: number) => ({
        name: lines[at] ?? '',
        address: lines[at + 1] ?? '',
        buildingNumber: lines[at + 2] ?? '',
        zip: lines[at + 3] ?? '',
        city: lines[at + 4] ?? '',
        country: lines[at + 5] ?? '',
      })
      const theirs = new SwissQRCode({
        currency: one.currency,
        amount: Number(lines[18]),
        creditor: { account: one.iban, ...partyAt(5) },
        debtor: partyAt(21),
        reference: lines[28] ?? '',
        message: lines[29] ?? '',
      })
      const read = await readSvg(theirs.toString(), 46 * 6)
      expect(read?.split('\n')).toEqual(lines)
    }
  })
})

describe('the payment part', () => {
  const style = (swissPaper().slip ?? missing()).style

  it.each([
    ['de', 'Zahlteil', 'Empfangsschein', 'Annahmestelle'],
    ['fr', 'Section paiement', 'Récépissé', 'Point de dépôt'],
    ['it', 'Sezione pagamento', 'Ricevuta', 'Punto di accettazione'],
    ['en', 'Payment part', 'Receipt', 'Acceptance point'],
    ['ar', 'Payment part', 'Receipt', 'Acceptance point'],
  ])('stands where the style guide says, in %s', async (language, part, receipt, point) => {
    const pdf = typeset.pdf(swissPaper({}, { language }))
    const pages = await placedPagesOf(pdf)
    const last = pages.at(-1) ?? missing()
    const top = last.height - style.height
    expect([last.width, last.height].map(Math.round)).toEqual([style.width, PAGE_HEIGHT])
    const find = (text: string, from: number) =>
      last.texts.find(one => one.text === text && one.x > from && one.y > top) ?? missing(text)
    for (const [text, area, size] of [
      [part, style.payment.title, style.titleSize],
      [receipt, style.receipt.title, style.titleSize],
      ['CH44 3199 9123 0008 8901 2', style.receipt.information, style.receipt.value],
      ['CH44 3199 9123 0008 8901 2', style.payment.information, style.payment.value],
    ] as const) {
      const found = find(text, area.x - 1)
      expect(found.x).toBeCloseTo(area.x, 0)
      expect(found.y).toBeGreaterThan(top + area.y)
      expect(found.y).toBeLessThan(top + area.y + area.height)
      expect(found.size).toBeCloseTo(size, 1)
    }
    const right = find(point, 0)
    const area = style.receipt.acceptancePoint
    expect(right.x + right.width).toBeCloseTo(area.x + area.width, 0)
    expect(right.size).toBeCloseTo(style.receipt.heading, 1)
    expect(
      (await propertiesOf(pdf)).fonts.filter(font => font.startsWith('Liberation')).toSorted(),
    ).toEqual(['LiberationSans', 'LiberationSans-Bold'])
  })

  it('has nothing of the document in its area, and all of its texts within 5 mm of its edges', async () => {
    const slip = swissPaper().slip ?? missing()
    const allowed = [
      ...Object.values(slip.labels),
      ...slip.payee,
      ...(slip.debtor ?? []),
      slip.reference,
      slip.message,
      slip.currency,
      slip.amount,
    ]
    const last = (await placedPagesOf(typeset.pdf(swissPaper()))).at(-1) ?? missing()
    const within = last.texts.filter(one => one.y > last.height - style.height)
    expect(within.length).toBeGreaterThan(20)
    for (const one of within) {
      expect(allowed).toContain(one.text)
      expect(one.x).toBeGreaterThan(4.9)
      expect(one.x + one.width).toBeLessThan(style.width - 4.9)
      expect(one.y).toBeLessThan(last.height - 4.9)
    }
  })

  it('has a code of 46 by 46 mm at its place, with a cross of 7 mm, that reads as its payload', async () => {
    const paper = swissPaper()
    const pdf = typeset.pdf(paper)
    const scale = 12
    const count = (await pagesTextOf(pdf)).length
    const raster = await rasterOf(pdf, count, scale)
    const { code } = style.payment
    const top = PAGE_HEIGHT - style.height
    const quiet = 5
    const around = cut(raster, {
      x: (code.x - quiet + 0.5) * scale,
      y: (top + code.y - quiet) * scale,
      width: (code.width + 2 * quiet - 1) * scale,
      height: (code.height + 2 * quiet) * scale,
    })
    const area = darkArea(around)
    expect((area.right - area.left + 1) / scale).toBeCloseTo(46, 0)
    expect((area.bottom - area.top + 1) / scale).toBeCloseTo(46, 0)
    expect(area.left / scale + code.x - quiet + 0.5).toBeCloseTo(67, 0)
    expect(area.top / scale + code.y - quiet).toBeCloseTo(17, 0)
    expect(jsQR(around.data, around.width, around.height)?.data).toBe(paper.slip?.payload)
    const centre = {
      x: (code.x + code.width / 2) * scale,
      y: (top + code.y + code.height / 2) * scale,
    }
    const cross = cut(raster, { x: centre.x - 36, y: centre.y - 36, width: 72, height: 72 })
    // 6 mm of black with a white cross of 3.89 by 1.17 mm: the middle is white, its corners are black.
    const pixel = (x: number, y: number) => cross.data[(y * cross.width + x) * 4] ?? -1
    expect([pixel(36, 36), pixel(20, 36), pixel(36, 20)]).toEqual([255, 255, 255])
    expect([pixel(4, 4), pixel(67, 67), pixel(20, 20)]).toEqual([0, 0, 0])
  })

  it('leaves a field for a payer without a complete address', async () => {
    const buyer = { ...PIA, address: addressOf('AE', 'Sheikh Zayed Road', '', 'Dubai') }
    const text = (await pagesTextOf(typeset.pdf(swissPaper({ buyer })))).at(-1) ?? ''
    expect(text).toContain('Zahlbar durch (Name/Adresse)')
    expect(text.split('Annahmestelle')[1]).not.toContain('Dubai')
  })

  it('is on a page of its own where the text leaves no room, and the page says nothing else', async () => {
    const lines = Array.from({ length: 16 }, (_, i) =>
      lineOf(String(i + 1), `Posten ${i + 1}`, '10'),
    )
    const pages = await pagesTextOf(typeset.pdf(swissPaper({ lines })))
    expect(pages).toHaveLength(2)
    expect(pages[0]).not.toContain('Zahlteil')
    expect(pages[1]).toContain('Zahlteil')
    expect(pages[1]).toContain('Seite 2 von 2')
  })

  it('is not on a credit note, and a draft has no account code that could be paid', () => {
    expect(swissPaper({ typeCode: '381' }).slip).toBeNull()
    const draft: PaymentSlip = swissPaper({}, { draft: true }).slip ?? missing()
    expect([draft.payload, draft.reference]).toEqual(['Entwurf', ''])
  })

  it('replaces the block of the account, whose terms stay', () => {
    const paper = swissPaper()
    expect(paper.payment).toMatchObject({ facts: [], codes: [] })
    expect(paper.payment?.texts.flat().join()).toContain('20.\u00a0Dezember\u00a02026')
  })

  it('is only for countries whose banks prescribe one', () => {
    expect(paperOfSpecimen().slip).toBeNull()
    expect(countryRules(SELLER.address.country).paymentCode?.slip).toBeUndefined()
  })
})

function missing(what = 'a part'): never {
  throw new Error(`${what} is missing`)
}
