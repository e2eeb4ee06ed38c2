import { describe, expect, it } from 'vitest'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { propertiesOf, pagesTextOf, rolesOf, textOf } from './testing-pdf.ts'
import { lineSpecimen, paperSpecimen } from './testing.ts'
import { typesetter } from './typeset.ts'
import { facturX } from './xmp.ts'

const typeset = typesetter()
const XML = Buffer.from(
  '<?xml version="1.0"?><rsm:CrossIndustryInvoice>é 日本</rsm:CrossIndustryInvoice>',
)

describe.each(PAPER_DESIGNS)('the paper in the %s design', design => {
  it('shows all texts of the data', async () => {
    const text = await textOf(typeset.pdf(paperSpecimen({ design })))
    for (const part of ['Facture', '2026-0012', '165,01 €', '138,66', 'Müller & Söhne GmbH']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Page 1 sur 1')
    expect(text).toContain('FR76 3000 6000 0112 3456 7890 189')
  })

  it('is tagged: headings, a table with header cells, a figure', async () => {
    const roles = await rolesOf(typeset.pdf(paperSpecimen({ design })))
    expect(roles.find(role => /^H\d/.test(role))).toBe('H1')
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(roles).toContain(role)
    }
  })

  it('breaks a long table over pages, with its header and the page number on each', async () => {
    const lines = Array.from({ length: 90 }, (_, i) =>
      lineSpecimen(String(i + 1), `Poste ${i + 1}`),
    )
    const pages = await pagesTextOf(typeset.pdf(paperSpecimen({ design, lines })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, i) => expect(page).toContain(`Page ${i + 1} sur ${pages.length}`))
    for (const page of pages.filter(one => /Poste \d/.test(one))) {
      expect(page).toContain('Désignation')
    }
    const all = pages.join('\n')
    for (const i of [1, 45, 90]) expect(all).toMatch(new RegExp(`Poste ${i}\\b`))
  })
})

describe('the PDF', () => {
  it('has the same letters everywhere, also those after which a long code may break', async () => {
    const code = 'pay.example.com:44195/pay/AaIJKta3d8iOARGvUQvMYQGi'
    const text = await textOf(
      typeset.pdf(paperSpecimen({ notes: [note(`Code ${code}`), note('One Order Only')] })),
    )
    expect(text).toContain('One Order Only')
    expect(text.replaceAll(/\s/g, '')).toContain(code)
  })

  it('has the same bytes for the same data, also after another document', () => {
    const first = facturX(typeset.pdf(paperSpecimen(), XML))
    typeset.pdf(
      paperSpecimen({ design: 'modern', language: 'ja', notes: [note('日本語と한국어')] }),
    )
    const second = facturX(typeset.pdf(paperSpecimen(), XML))
    expect(Buffer.compare(first, second)).toBe(0)
    const later = facturX(typeset.pdf(paperSpecimen({ created: 1_790_000_001 }), XML))
    expect(Buffer.compare(first, later)).not.toBe(0)
  })

  it('has the unchanged XML attached as an alternative of the document', async () => {
    const facts = await propertiesOf(facturX(typeset.pdf(paperSpecimen(), XML)))
    expect(facts.associated).toHaveLength(1)
    expect(facts.associated[0]).toMatchObject({
      name: 'factur-x.xml',
      relationship: '/Alternative',
      mimeType: 'text/xml',
    })
    expect(Buffer.from(facts.associated[0]?.bytes ?? []).equals(XML)).toBe(true)
    expect(facts.embeddedNames).toEqual(['factur-x.xml'])
  })

  it('declares PDF/A-3a with its colour profile, language and title', async () => {
    const facts = await propertiesOf(facturX(typeset.pdf(paperSpecimen(), XML)))
    expect(facts.metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(facts.metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(facts.metadata).toContain('Facture 2026-0012')
    expect(facts.outputIntent).toBe('/GTS_PDFA1')
    expect(facts.profileBytes).toBeGreaterThan(300)
    expect(facts.language).toBe('fr-FR')
    expect(facts.marked).toBe(true)
    expect(facts.allEmbedded).toBe(true)
  })

  it('has US letter size for a paper of that size', async () => {
    const [a4 = '', letter = ''] = [
      typeset.preview(paperSpecimen()).pages[0],
      typeset.preview(paperSpecimen({ size: 'us-letter' })).pages[0],
    ].map(page => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(page ?? '')?.[0])
    expect(a4).toBe('viewBox="0 0 595.2756 841.8898"')
    expect(letter).toBe('viewBox="0 0 612 792"')
  })
})

describe('Factur-X', () => {
  it('is declared by four properties and their extension schema', async () => {
    const { metadata } = await propertiesOf(facturX(typeset.pdf(paperSpecimen(), XML)))
    const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
    expect(metadata).toContain(`<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`)
    expect(metadata).toContain(`xmlns:fx="${namespace}"`)
    expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(metadata).toContain('<fx:DocumentType>INVOICE</fx:DocumentType>')
    expect(metadata).toContain('<fx:Version>1.0</fx:Version>')
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    for (const name of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']) {
      expect(metadata).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`)
    }
  })

  it('is declared by an incremental update that keeps the earlier bytes', () => {
    const before = typeset.pdf(paperSpecimen(), XML)
    const after = facturX(before)
    expect(Buffer.from(after.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true)
    expect(after.length - before.length).toBeLessThan(12_000)
  })

  it('is unaffected by a title that looks like metadata', async () => {
    const hostile =
      '</rdf:Bag></pdfaExtension:schemas></rdf:RDF> $& $1 /ID [(x) (y)] %%EOF startxref 0'
    const pdf = facturX(
      typeset.pdf(paperSpecimen({ documentTitle: hostile, author: hostile }), XML),
    )
    const { metadata, associated } = await propertiesOf(pdf)
    expect(metadata.match(/<fx:DocumentType>/g)).toHaveLength(1)
    expect(metadata).toContain('&lt;/rdf:Bag')
    expect(associated).toHaveLength(1)
  })

  it('throws for a PDF that Typst did not write', () => {
    expect(() => facturX(Buffer.from('%PDF-1.7\n%%EOF'))).toThrow('not as Typst writes it')
  })
})

function note(text: string) {
  return { heading: null, paragraphs: [[text]] }
}
