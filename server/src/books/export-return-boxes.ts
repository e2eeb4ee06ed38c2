import { exportReturnBoxes } from '@bordereau/contract/return-boxes'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type Sheet, amount, sheetFile, text } from '../reports/files.ts'
import { type ReturnBoxes, returnBoxes } from './return-boxes.ts'

export const exportReturnBoxesRoute = workspaceRoute(
  exportReturnBoxes,
  async ({ tx, member, query }) => {
    const { format, period } = query
    const boxes = await returnBoxes(tx, member.workspaceId, period)
    if (!boxes) return refuse('too_many')
    if (!boxes.form) return refuse('not_offered')
    return respond(await sheetFile(`vat-return-${period.key}`, format, sheetOf(boxes)))
  },
)

/** As the form states them, then what is in no box, by its reason. */
function sheetOf({ lines, rest }: ReturnBoxes): Sheet {
  const columns = [
    text('Box', 12),
    text('Box of the tax', 12),
    text('Place', 8),
    text('Name', 60),
    text('Name in English', 60),
    amount('Taxable'),
    amount('Tax'),
    amount('Taxable, not rounded'),
    amount('Tax, not rounded'),
    amount('Documents'),
  ]
  const rows = lines.map(line => [
    line.base,
    line.tax,
    line.place,
    line.name.own,
    line.name.en,
    line.base === '' ? '' : line.baseAmount,
    line.tax === '' ? '' : line.taxAmount,
    line.base === '' ? '' : line.exact.base,
    line.tax === '' ? '' : line.exact.tax,
    String(line.documents),
  ])
  const without = rest.map(({ reason, rate, base, tax, documents }) => [
    '',
    '',
    '',
    `In no box: ${reason} (${rate} %)`,
    `In no box: ${reason} (${rate} %)`,
    '',
    '',
    base,
    tax,
    String(documents),
  ])
  return { columns, rows: [...rows, ...without] }
}
