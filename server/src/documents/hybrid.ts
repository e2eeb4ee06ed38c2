/** How a PDF declares the XML invoice in it (Factur-X 1.0 §6.2, ZUGFeRD 2.1 and later). */
export type Hybrid = {
  readonly fileName: 'factur-x.xml' | 'xrechnung.xml'
  readonly version: '1.0' | '3.0'
  readonly level: 'BASIC' | 'EN 16931' | 'EXTENDED' | 'XRECHNUNG'
}

/** The usual profile. */
export const FACTUR_X: Hybrid = { fileName: 'factur-x.xml', version: '1.0', level: 'EN 16931' }

/** By the specification that the XML names (BT-24), in the order of the document. */
export function hybridOf(xml: Uint8Array): Hybrid {
  const text = Buffer.from(xml.buffer, xml.byteOffset, Math.min(xml.length, HEAD)).toString()
  const specification = GUIDELINE.exec(text)?.[1] ?? ''
  if (specification.includes(':xrechnung_'))
    return { fileName: 'xrechnung.xml', version: '3.0', level: 'XRECHNUNG' }
  if (specification.endsWith(':basic')) return { ...FACTUR_X, level: 'BASIC' }
  return specification.endsWith(':extended') ? { ...FACTUR_X, level: 'EXTENDED' } : FACTUR_X
}

const GUIDELINE = /<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>([^<]*)</

/** The context stands before anything else. */
const HEAD = 2000
