import { createHash } from 'node:crypto'
import { FACTUR_X, type Hybrid } from './hybrid.ts'

/**
 * Declares a PDF/A-3 of Typst with an XML invoice attached as Factur-X: adds the four properties of the Factur-X
 * extension and their schema to its XMP metadata (Factur-X 1.0 §6.2), which Typst cannot write.
 *
 * It is an incremental update (ISO 32000-1 §7.5.6): the earlier bytes stay; new metadata, a cross-reference entry and a
 * trailer follow. It requires a classic cross-reference table, as Typst writes it, and throws otherwise, since then the
 * pinned version has changed.
 */
export function facturX(pdf: Uint8Array, hybrid: Hybrid = FACTUR_X): Uint8Array {
  const original = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const start = Number(requireMatch(/startxref\s+(\d+)\s+%%EOF\s*$/, tailOf(original))[1])
  const trailer = requireMatch(
    /trailer\s*<<([\s\S]*?)>>\s*startxref/,
    original.toString('latin1', start),
  )
  const dictionary = trailer[1] ?? ''
  const root = Number(requireMatch(/\/Root (\d+) 0 R/, dictionary)[1])
  const catalog = objectAt(original, start, root)
  const number = Number(requireMatch(/\/Metadata (\d+) 0 R/, catalog.head)[1])
  const metadata = withFacturX(streamOf(original, objectAt(original, start, number)), hybrid)

  const body = Buffer.from(
    `\n${number} 0 obj\n<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${Buffer.byteLength(metadata)}\n>>\n` +
      `stream\n${metadata}\nendstream\nendobj\n\n`,
    'utf8',
  )
  const at = original.length + 1
  const table = original.length + body.length
  const end = Buffer.from(
    `xref\n${number} 1\n${String(at).padStart(10, '0')} 00000 n \n` +
      `trailer\n<<${withNewId(dictionary, body)}  /Prev ${start}\n>>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  )
  return Buffer.concat([original, body, end])
}

/** Names, values and descriptions of the properties of Factur-X 1.0. */
const propertiesOf = ({ fileName, version, level }: Hybrid) =>
  [
    ['DocumentFileName', fileName, 'name of the embedded XML invoice file'],
    ['DocumentType', 'INVOICE', 'INVOICE'],
    ['Version', version, 'The actual version of the Factur-X XML schema'],
    ['ConformanceLevel', level, 'The conformance level of the embedded Factur-X data'],
  ] as const

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

function withFacturX(xmp: string, hybrid: Hybrid): string {
  const properties = propertiesOf(hybrid)
  const schema =
    '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
    `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${properties
      .map(
        ([name, , description]) =>
          `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
          '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
          `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
  const values =
    `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">` +
    `${properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}</rdf:Description>`
  return replaceLast(
    replaceLast(
      xmp,
      '</rdf:Bag></pdfaExtension:schemas>',
      `${schema}</rdf:Bag></pdfaExtension:schemas>`,
    ),
    '</rdf:RDF>',
    `${values}</rdf:RDF>`,
  )
}

/** Replaces the last occurrence literally. User text is escaped in XML, so it cannot contain `from`. */
function replaceLast(text: string, from: string, to: string): string {
  const at = text.lastIndexOf(from)
  if (at < 0) throw new Error(`the PDF's metadata has no ${from}`)
  return text.slice(0, at) + to + text.slice(at + from.length)
}

/** The second part of /ID identifies this state of the file; it is a hash, so that equal documents have equal bytes. */
function withNewId(dictionary: string, body: Buffer): string {
  const id = createHash('sha256').update(dictionary).update(body).digest('base64').slice(0, 22)
  const [whole, first = ''] = requireMatch(/\/ID \[\((.*?)\) \(.*?\)\]/, dictionary)
  return dictionary.replace(whole, () => `/ID [(${first}) (${id}==)]`)
}

type PdfObject = { readonly head: string; readonly bodyAt: number }

/** The object's dictionary as text, and the offset after it. */
function objectAt(pdf: Buffer, table: number, number: number): PdfObject {
  const header = requireMatch(/^xref\s+0 (\d+)\s*\n/, pdf.toString('latin1', table, table + 40))
  const entry = table + header[0].length + number * 20
  const at = Number(pdf.toString('latin1', entry, entry + 10))
  const opening = `${number} 0 obj\n`
  if (pdf.toString('latin1', at, at + opening.length) !== opening) {
    throw new Error(`no object ${number} at its offset in the cross-reference table`)
  }
  const stream = pdf.indexOf('stream\n', at, 'latin1')
  const ends = pdf.indexOf('endobj', at, 'latin1')
  const bodyAt = stream >= 0 && stream < ends ? stream + 'stream\n'.length : ends
  return { head: pdf.toString('latin1', at, bodyAt), bodyAt }
}

function streamOf(pdf: Buffer, { head, bodyAt }: PdfObject): string {
  if (head.includes('/Filter')) throw new Error('the metadata of PDF/A must not be compressed')
  const length = Number(requireMatch(/\/Length (\d+)/, head)[1])
  return pdf.toString('utf8', bodyAt, bodyAt + length)
}

function tailOf(pdf: Buffer): string {
  return pdf.toString('latin1', Math.max(0, pdf.length - 64))
}

function requireMatch(pattern: RegExp, text: string): RegExpExecArray {
  const match = pattern.exec(text)
  if (!match) throw new Error(`the PDF is not as Typst writes it: ${pattern.source}`)
  return match
}
