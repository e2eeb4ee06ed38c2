import { savableName } from '../file-name.ts'
import type { Draft } from './draft.ts'
import type { SupportingDocument } from './invoice.ts'

/** The files that EN 16931 allows in an invoice (BT-125), with the ending that each has, the usual one first. */
export const ATTACHMENT_TYPES = [
  { mediaType: 'application/pdf', endings: ['pdf'] },
  { mediaType: 'image/png', endings: ['png'] },
  { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { mediaType: 'text/csv', endings: ['csv'] },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  { mediaType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
] as const

export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]['mediaType']

export const MAX_ATTACHMENTS = 10
export const MAX_ATTACHMENT_BYTES = 4_000_000
/**
 * Of all files of a document. In base64 they are 8 MB of the XML: the German federal portals take 10 MB by e-mail and 15 MB
 * by Peppol (https://ecosio.com/de/blog/groesse-und-anzahl-von-attachments-und-erlaubte-dateitypen-bei-einer-xrechnung-ueber-zre-portal/).
 */
export const MAX_ATTACHMENTS_BYTES = 6_000_000
/** UTF-16 code units: as UTF-8 they are less than the 255 bytes that file systems take. */
export const MAX_ATTACHMENT_NAME = 80

/** A file of a draft. Its bytes are in the archive under their SHA-256, of 64 hexadecimal digits; `size` is in bytes. */
export type DraftAttachment = {
  readonly sha256: string
  readonly name: string
  readonly mediaType: AttachmentType
  readonly size: number
}

export type AttachmentFault = 'attachments_too_many' | 'attachments_too_large'

/** Why a document cannot have these files. */
export function attachmentFault(
  files: readonly Pick<DraftAttachment, 'size'>[],
): AttachmentFault | undefined {
  if (files.length > MAX_ATTACHMENTS) return 'attachments_too_many'
  const isTooLarge = files.some(({ size }) => size > MAX_ATTACHMENT_BYTES)
  return isTooLarge || attachmentBytes(files) > MAX_ATTACHMENTS_BYTES
    ? 'attachments_too_large'
    : undefined
}

export function attachmentBytes(files: readonly Pick<DraftAttachment, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/**
 * The name of a file as documents carry it: without folders and without what programs or people misread (control and
 * direction characters, characters that file systems refuse), with the ending of its type.
 */
export function attachmentName(given: string, mediaType: AttachmentType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const endings: readonly string[] =
    ATTACHMENT_TYPES.find(type => type.mediaType === mediaType)?.endings ?? []
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%#&]/gu, ' ')
    .replace(/\s+/g, ' ')
  const found = endings.find(ending => plain.trim().toLowerCase().endsWith(`.${ending}`))
  const ending = `.${found ?? endings[0] ?? ''}`
  const stem = found === undefined ? plain.trim() : plain.trim().slice(0, -ending.length)
  return `${shortened(stem, MAX_ATTACHMENT_NAME - ending.length)}${ending}`
}

/** Without dots and spaces at its ends, which some file systems drop, not empty and no name of a device. */
function shortened(stem: string, most: number): string {
  const start = savableName(stem.replace(/^[. ]+/, '')).slice(0, most)
  const bare = start.replace(/\p{Surrogate}$/u, '').replace(/[. ]+$/, '')
  return bare === '' ? 'file' : bare
}

/** The files with one more, under a name that no other has (BR-DE-22; the PDF too has each name once). The same bytes are added once. */
export function withAttachment(
  files: readonly DraftAttachment[],
  added: DraftAttachment,
): readonly DraftAttachment[] {
  if (files.some(({ sha256 }) => sha256 === added.sha256)) return files
  const taken = new Set(files.map(({ name }) => name.toLowerCase()))
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(added.name) ?? []
  let { name } = added
  for (let i = 2; taken.has(name.toLowerCase()); i += 1) {
    const suffix = ` (${i})${ending}`
    name = `${shortened(stem, MAX_ATTACHMENT_NAME - suffix.length)}${suffix}`
  }
  return [...files, { ...added, name }]
}

/** Files that were added or removed in either of two versions that began from `base`. */
export function mergeAttachments(
  base: readonly DraftAttachment[],
  mine: readonly DraftAttachment[],
  theirs: readonly DraftAttachment[],
): readonly DraftAttachment[] {
  const has = (files: readonly DraftAttachment[], { sha256 }: DraftAttachment) =>
    files.some(file => file.sha256 === sha256)
  const remaining = mine.filter(file => has(theirs, file) || !has(base, file))
  return theirs.filter(file => !has(base, file)).reduce(withAttachment, remaining)
}

/** The draft with these files; without any, the field is absent. */
export function withAttachments<Value extends Pick<Draft, 'attachments'>>(
  draft: Value,
  files: readonly DraftAttachment[],
): Omit<Value, 'attachments'> & Pick<Draft, 'attachments'> {
  const { attachments: _, ...rest } = draft
  return files.length === 0 ? rest : { ...rest, attachments: files }
}

/**
 * What is begun with the content of another document is without its files: a timesheet or a delivery note proves one supply
 * and belongs to one document. Only a corrected invoice, which replaces an invoice as a whole, keeps them.
 */
export function withoutAttachments(draft: Draft): Draft {
  return withAttachments(draft, [])
}

/** BG-24. The bytes are filled in where a file is written (base64): a frozen document names them by their hash. */
export function supportingDocumentsOf(
  { attachments = [] }: Pick<Draft, 'attachments'>,
  number: string,
): readonly SupportingDocument[] {
  return attachments.map(({ sha256, name, mediaType }, i) => ({
    id: `${number}-${i + 1}`,
    description: name.replace(/\.\w+$/, ''),
    url: '',
    file: { name, mimeType: mediaType, base64: '', sha256 },
  }))
}

/** In a choice of kinds of archived files: all attachments. */
export const ATTACHMENTS = 'attachment'

const KIND = /^attachment_(\d+)$/

/** The kind of the archived file of an issued document (document-format.ts): its place from 1. */
export function attachmentKind(place: number): string {
  return `attachment_${place}`
}

/** The place of an archived file among the attachments of its document; undefined for a format of the document itself. */
export function attachmentPlace(kind: string): number | undefined {
  const place = KIND.exec(kind)?.[1]
  return place === undefined ? undefined : Number(place)
}

/** Whether a choice of kinds has archived files of this kind. */
export function isChosenKind(kind: string, chosen: readonly string[]): boolean {
  return chosen.includes(attachmentPlace(kind) === undefined ? kind : ATTACHMENTS)
}

/** The archived files that are attachments, in their order. */
export function attachmentsAmong<Value extends { readonly kind: string }>(
  files: readonly Value[],
): readonly Value[] {
  return files
    .filter(({ kind }) => attachmentPlace(kind) !== undefined)
    .toSorted((a, b) => (attachmentPlace(a.kind) ?? 0) - (attachmentPlace(b.kind) ?? 0))
}
