import { describe, expect, test } from 'vitest'
import { specimenDraft } from '../testing/draft.ts'
import {
  type AttachmentType,
  type DraftAttachment,
  attachmentFault,
  attachmentKind,
  attachmentName,
  attachmentsAmong,
  isChosenKind,
  mergeAttachments,
  supportingDocumentsOf,
  withAttachment,
} from './attachments.ts'
import { beginDeposit } from './begin-deposit.ts'
import { decimal } from '../money/decimal.ts'
import { localDate } from '../date.ts'
import { creditInFull } from './credit.ts'
import { debit, replace } from './correct.ts'
import { duplicate } from './duplicate.ts'

const XLSX: AttachmentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function file(name: string, sha256 = name, size = 1000): DraftAttachment {
  return { sha256, name, mediaType: 'application/pdf', size }
}

describe('the name of an attached file', () => {
  test.each<[string, AttachmentType, string]>([
    ['Timesheet.pdf', 'application/pdf', 'Timesheet.pdf'],
    ['C:\\Users\\a\\plan.PNG', 'image/png', 'plan.png'],
    ['../../etc/passwd', 'text/csv', 'passwd.csv'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
    // Shown as "invoice" + "fdp.xslx" reversed without the removal of the direction mark.
    ['invoice\u202efdp.xlsx', XLSX, 'invoice fdp.xlsx'],
    ['a\u0000b\r\nc"<d>.csv', 'text/csv', 'a b c d.csv'],
    ['...', 'text/csv', 'file.csv'],
    ['.pdf', 'application/pdf', 'file.pdf'],
    [' .. plan .. .pdf ', 'application/pdf', 'plan.pdf'],
    [' plan ', 'application/pdf', 'plan.pdf'],
    ['NUL.csv', 'text/csv', '_NUL.csv'],
    [' con .tar', 'application/pdf', '_con .tar.pdf'],
    [`${'🧾'.repeat(60)}a.pdf`, 'application/pdf', `${'🧾'.repeat(38)}.pdf`],
    ['Zeitnachweis März – 工時.pdf', 'application/pdf', 'Zeitnachweis März – 工時.pdf'],
    [`${'é'.repeat(200)}.pdf`, 'application/pdf', `${'é'.repeat(76)}.pdf`],
  ])('%j becomes %s', (given, mediaType, expected) => {
    const name = attachmentName(given, mediaType)
    expect(name).toBe(expected)
    // What was cleaned stays as it is: the server refuses other names.
    expect(attachmentName(name, mediaType)).toBe(name)
  })

  test('is unique in its document, and the same bytes are attached once', () => {
    const files = [file('a.pdf', '1'), file('A.pdf', '2'), file('b.pdf', '1')]
    expect(files.reduce(withAttachment, []).map(({ name }) => name)).toEqual(['a.pdf', 'A (2).pdf'])
    const long = `${'x'.repeat(76)}.pdf`
    const [, second] = [file(long, '1'), file(long, '2')].reduce(withAttachment, [])
    expect(second?.name).toBe(`${'x'.repeat(72)} (2).pdf`)
    const same = ['1', '2', '3', '4'].map(sha256 => file('v1.2.pdf', sha256))
    expect(same.reduce(withAttachment, []).map(({ name }) => name)).toEqual([
      'v1.2.pdf',
      'v1.2 (2).pdf',
      'v1.2 (3).pdf',
      'v1.2 (4).pdf',
    ])
  })
})

test.each<[readonly number[], ReturnType<typeof attachmentFault>]>([
  [Array.from({ length: 10 }, () => 600_000), undefined],
  [Array.from({ length: 11 }, () => 1), 'attachments_too_many'],
  [[4_000_000, 2_000_000], undefined],
  [[4_000_001], 'attachments_too_large'],
  [[1, 4_000_001], 'attachments_too_large'],
  [[4_000_000, 2_000_001], 'attachments_too_large'],
])('files of %j bytes: %s', (sizes, fault) =>
  expect(attachmentFault(sizes.map((size, i) => file(`${i}.pdf`, `${i}`, size)))).toBe(fault),
)

const A = file('a.pdf')
const B = file('b.pdf')
const C = file('c.pdf')
const D = file('d.pdf')
test.each<[string, DraftAttachment[], DraftAttachment[], DraftAttachment[], string]>([
  ['each has added one', [A], [A, B], [A, C], 'a b c'],
  ['one was removed here, one added there', [A, B], [B], [A, B, C], 'b c'],
  ['one was removed there', [A, B], [A, B, D], [A], 'a d'],
  ['both have added the same', [], [A], [A], 'a'],
])('two versions of a draft are merged: %s', (_, base, mine, theirs, expected) =>
  expect(
    mergeAttachments(base, mine, theirs)
      .map(({ name }) => name.slice(0, 1))
      .join(' '),
  ).toBe(expected),
)

describe('a document begun with the content of one with attachments', () => {
  const draft = specimenDraft({ attachments: [A, B] })
  const id = () => 'x'
  const date = localDate('2026-11-23')
  const issued = { invoiceId: '1', number: 'R-1', issueDate: date, draft }
  const valueOf = (decided: { ok: boolean; value?: unknown }) => decided.value
  test.each<[string, unknown, boolean]>([
    ['duplicate', duplicate(draft, date, id), false],
    ['credit note', valueOf(creditInFull(issued, '', id)), false],
    ['debit note', valueOf(debit(issued, '', id)), false],
    ['corrected invoice', valueOf(replace(issued, '', id, [])), true],
    ['deposit', valueOf(beginDeposit(draft, { by: 'percent', percent: decimal('30') }, id)), false],
  ])('%s', (_, begun, keeps) => {
    expect(begun).toMatchObject({ currency: draft.currency })
    expect(Object.keys(begun ?? {}).includes('attachments')).toBe(keeps)
  })
})

test('the XML names each file by the number of the document, and has its bytes later', () => {
  expect(supportingDocumentsOf({ attachments: [A, file('Plan v1.2.pdf', '2')] }, 'R-7')).toEqual([
    {
      id: 'R-7-1',
      description: 'a',
      url: '',
      file: { name: 'a.pdf', mimeType: 'application/pdf', base64: '', sha256: 'a.pdf' },
    },
    expect.objectContaining({ id: 'R-7-2', description: 'Plan v1.2' }),
  ])
  expect(supportingDocumentsOf({}, 'R-7')).toEqual([])
})

test('archived attachments follow their places; one choice has all of them', () => {
  expect(attachmentKind(2)).toBe('attachment_2')
  const kinds = ['attachment_10', 'pdf', 'attachment_2', 'ubl'].map(kind => ({ kind }))
  expect(attachmentsAmong(kinds).map(({ kind }) => kind)).toEqual(['attachment_2', 'attachment_10'])
  expect(kinds.filter(({ kind }) => isChosenKind(kind, ['pdf', 'attachment']))).toHaveLength(3)
})
