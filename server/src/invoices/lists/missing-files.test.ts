import { expect, test } from 'vitest'
import { missingFilesText } from './missing-files.ts'

test.each([
  ['de', 'Diese Dateien'],
  ['fr-CH', 'Ces fichiers'],
  ['en-GB', 'These files'],
  ['nl', 'Deze bestanden'],
  ['sv', 'These files'],
])('missing files are listed in %s with “%s …”', (language, begin) => {
  const [label = '', , ...names] = missingFilesText(['INV-1.pdf', 'INV-2.xml'], language).split(
    '\r\n',
  )
  expect(label).toContain(begin)
  expect(names).toEqual(['INV-1.pdf', 'INV-2.xml', ''])
})
