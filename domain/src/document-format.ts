/** A file format in which an issued document is archived, as everything but its writer needs to know it. */
export type DocumentFormat = {
  /** Its name in the database, the journal and addresses, which never changes; matches FORMAT_KIND. */
  readonly kind: string
  /** IANA media type of the file. */
  readonly mediaType: string
  /** What follows the dot after the document's number in the file's name: 'ubl.xml'. */
  readonly extension: string
  /** The name that its publisher gave it, the same in every language. */
  readonly name: string
}

/**
 * The kinds that the contract and the database accept. They do not list the formats, because archived documents outlast
 * them: a document in a format that is not written any more can still be downloaded.
 */
export const FORMAT_KIND = /^[a-z0-9_]{1,20}$/

/** The document for people: printed, attached to e-mails, offered first. Contains the CII file where there is one. */
export const PDF: DocumentFormat = {
  kind: 'pdf',
  mediaType: 'application/pdf',
  extension: 'pdf',
  name: 'PDF/A-3',
}

export const UBL: DocumentFormat = {
  kind: 'ubl',
  mediaType: 'application/xml',
  extension: 'ubl.xml',
  name: 'UBL 2.1',
}

export const CII: DocumentFormat = {
  kind: 'cii',
  mediaType: 'application/xml',
  extension: 'cii.xml',
  name: 'UN/CEFACT CII',
}

/** All formats in the order in which they are listed. Their writers are in einvoice and, for the PDF, in the server. */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = [PDF, UBL, CII]
