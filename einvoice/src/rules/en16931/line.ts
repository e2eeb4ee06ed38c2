import { isNegative } from '@bordereau/domain/money/decimal'
import { onLineEntries, onLines, onDocumentEntries, isPresent, type Rule } from '../rule.ts'

const hasReason = (entry: { readonly reason: string; readonly reasonCode: string }) =>
  isPresent(entry.reason) || isPresent(entry.reasonCode)

/** EN 16931-1 §6.4.1: the required terms of each line. */
export const LINES: readonly Rule[] = [
  onLines('BR-21', 'BT-126', 'id', line => isPresent(line.id)),
  onLines('BR-23', 'BT-130', 'unit', line => isPresent(line.unit)),
  onLines('BR-25', 'BT-153', 'name', line => isPresent(line.name)),
  onLines('BR-27', 'BT-146', 'price', line => !isNegative(line.price)),
  onLines(
    'BR-28',
    'BT-148',
    'grossPrice',
    line => line.grossPrice === undefined || !isNegative(line.grossPrice),
  ),
  onLines('BR-30', 'BT-134 BT-135', 'period.end', ({ period }) =>
    period?.start && period.end ? period.end >= period.start : true,
  ),
  onLines('BR-54', 'BT-160 BT-161', 'attributes', line =>
    line.attributes.every(({ name, value }) => isPresent(name) && isPresent(value)),
  ),
  onLines(
    'BR-64',
    'BT-157-1',
    'standardItemId.schemeId',
    line => !line.standardItemId || isPresent(line.standardItemId.schemeId ?? ''),
  ),
  onLines('BR-65', 'BT-158-1', 'classifications', line =>
    line.classifications.every(({ code, listId }) => !isPresent(code) || isPresent(listId)),
  ),
  onLines('BR-CO-04', 'BT-151', 'tax.category', line => isPresent(line.tax.category)),
]

/** Each allowance and charge has a reason, as text or as a code. */
export const REASONS: readonly Rule[] = [
  onDocumentEntries('BR-33', 'BT-97 BT-98', false, 'reason', hasReason),
  onDocumentEntries('BR-38', 'BT-104 BT-105', true, 'reason', hasReason),
  onLineEntries('BR-42', 'BT-139 BT-140', false, 'reason', hasReason),
  onLineEntries('BR-44', 'BT-144 BT-145', true, 'reason', hasReason),
  onDocumentEntries('BR-32', 'BT-95', false, 'tax.category', entry =>
    isPresent(entry.tax.category),
  ),
  onDocumentEntries('BR-37', 'BT-102', true, 'tax.category', entry =>
    isPresent(entry.tax.category),
  ),
]
