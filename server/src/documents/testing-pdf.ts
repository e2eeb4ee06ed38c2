import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Test support: reads PDFs with other libraries than the writer, text and structure with PDF.js, catalogue and metadata
 * with pdf-lib.
 */
export async function pagesTextOf(pdf: Uint8Array): Promise<string[]> {
  return withDocument(pdf, async document => {
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const texts = items.map(item =>
        'str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '',
      )
      pages.push(texts.join(''))
    }
    return pages
  })
}

export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await pagesTextOf(pdf)).join('\n')
}

/** The addresses that a click on the pages opens. */
export async function linksOf(pdf: Uint8Array): Promise<string[]> {
  return withDocument(pdf, async document => {
    const links: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const annotations = await (await document.getPage(number)).getAnnotations()
      links.push(...annotations.flatMap(({ url }: { url?: string }) => url ?? []))
    }
    return links
  })
}

/** The text of conjuncts (/ActualText), which PDF.js does not read. */
export async function actualTextsOf(pdf: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Subtype'))) return []
    const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
    return [...content.matchAll(/\/ActualText <([0-9A-F]+)>/g)].map(([, hex = '']) =>
      PDFHexString.of(hex).decodeText(),
    )
  })
}

/** Roles of the structure tree, depth first: 'Document', 'H1', 'Table', 'TR', 'TH', 'TD' … */
export async function rolesOf(pdf: Uint8Array): Promise<string[]> {
  return withDocument(pdf, async document => {
    const roles: string[] = []
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('role' in node) roles.push(String(node.role))
      if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk)
    }
    for (let number = 1; number <= document.numPages; number++) {
      walk(await (await document.getPage(number)).getStructTree())
    }
    return roles
  })
}

/** Opens the PDF with PDF.js while `read` runs. */
export async function withDocument<T>(
  pdf: Uint8Array,
  read: (document: Awaited<ReturnType<typeof getDocument>['promise']>) => Promise<T>,
): Promise<T> {
  // PDF.js transfers the buffer, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

export type PdfProperties = {
  readonly metadata: string
  readonly language: string
  readonly marked: boolean
  readonly outputIntent: string
  readonly profileBytes: number
  /** From /AF of the catalogue. */
  readonly associated: readonly {
    readonly name: string
    readonly relationship: string
    readonly mimeType: string
    readonly bytes: Uint8Array
  }[]
  /** From /Names /EmbeddedFiles. */
  readonly embeddedNames: readonly string[]
  /** PostScript names of the fonts, without the subset tag. */
  readonly fonts: readonly string[]
  /** Whether each font is embedded. */
  readonly allEmbedded: boolean
}

export async function propertiesOf(pdf: Uint8Array): Promise<PdfProperties> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { catalog, context } = document
  const metadata = catalog.lookup(PDFName.of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) throw new Error('no metadata')
  const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
  const profile = intent.lookup(PDFName.of('DestOutputProfile'))
  return {
    metadata: Buffer.from(metadata.contents).toString('utf8'),
    language: stringIn(catalog, 'Lang'),
    marked:
      String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))) === 'true',
    outputIntent: String(intent.get(PDFName.of('S'))),
    profileBytes: profile instanceof PDFRawStream ? decodePDFRawStream(profile).decode().length : 0,
    associated: listIn(catalog, 'AF').map(associatedOf),
    embeddedNames: embeddedNamesOf(catalog),
    ...fontsOf(context),
  }
}

function associatedOf(specification: PDFDict): PdfProperties['associated'][number] {
  const file = specification.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'))
  if (!(file instanceof PDFRawStream)) throw new Error('no embedded file')
  return {
    name: stringIn(specification, 'UF'),
    relationship: String(specification.get(PDFName.of('AFRelationship'))),
    mimeType: PDFName.of('text/xml') === file.dict.get(PDFName.of('Subtype')) ? 'text/xml' : '',
    bytes: decodePDFRawStream(file).decode(),
  }
}

function embeddedNamesOf(catalog: PDFDict): string[] {
  const tree = catalog
    .lookupMaybe(PDFName.of('Names'), PDFDict)
    ?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict)
    ?.lookupMaybe(PDFName.of('Names'), PDFArray)
  return (tree?.asArray() ?? []).filter(isText).map(one => one.decodeText())
}

function fontsOf(context: PDFContext): Pick<PdfProperties, 'fonts' | 'allEmbedded'> {
  const dictionaries = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
  const descriptors = dictionaries.filter(
    one => one.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
  )
  return {
    fonts: descriptors.map(one =>
      String(one.get(PDFName.of('FontName'))).replace(/^\/([A-Z]{6}\+)?/, ''),
    ),
    allEmbedded: descriptors.every(one =>
      ['FontFile', 'FontFile2', 'FontFile3'].some(key => one.has(PDFName.of(key))),
    ),
  }
}

function listIn(dictionary: PDFDict, key: string): PDFDict[] {
  const list = dictionary.lookupMaybe(PDFName.of(key), PDFArray)
  return Array.from({ length: list?.size() ?? 0 }, (_, i) => list?.lookup(i)).flatMap(one =>
    one instanceof PDFDict ? [one] : [],
  )
}

function stringIn(dictionary: PDFDict, key: string): string {
  const value = dictionary.lookup(PDFName.of(key))
  return isText(value) ? value.decodeText() : ''
}

function isText(value: unknown): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString
}
