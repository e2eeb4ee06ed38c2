import type { Draft } from '@bordereau/domain/invoice/draft'
import { Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { type Difference, differences } from './differences.ts'
import css from './editor.module.css'
import { draftFieldLabel } from './field-labels.ts'

/** The fields in which two versions of a draft differ, side by side. */
export function Comparison({ mine, theirs }: { mine: Draft; theirs: Draft }) {
  const { t } = useLingui()
  const list = differences(mine, theirs)
  if (list.length === 0) return <Text>{t`Both say the same.`}</Text>
  return (
    <table className={css.comparison}>
      <thead>
        <tr>
          <th scope="col">{t`Where`}</th>
          <th scope="col">{t`Mine`}</th>
          <th scope="col">{t`Theirs`}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(difference => (
          <tr key={`${difference.field} ${difference.line ?? ''}`}>
            <th scope="row">{locationOf(difference)}</th>
            <td>{difference.mine || '–'}</td>
            <td>{difference.theirs || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function locationOf({ field, line }: Difference): string {
  return line === undefined || line === '' ? draftFieldLabel(field) : line
}
