import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { taxTableMarkdown } from '../domain/src/testing/tax-table/markdown.ts'

/** `npm run tax-table`: writes docs/tax-table.md, which tools/tax-table.test.ts compares. */
writeFileSync(join(import.meta.dirname, '..', 'docs', 'tax-table.md'), taxTableMarkdown())
