import { Link } from '@bordereau/ui/link/link'
import { Fragment } from 'react'
import { Trans } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import css from './reports.module.css'

type Props = { readonly documents: readonly { readonly id: string; readonly number: string }[] }

/** Documents that are named at once; the rest is in the table as a file. */
const MOST = 12

/** The documents behind a row, each a link. */
export function DocumentLinks({ documents }: Props) {
  const { workspaceId } = useWorkspace()
  const shown = documents.slice(0, MOST)
  const more = documents.length - shown.length
  return (
    <>
      {shown.map(({ id, number }, place) => (
        <Fragment key={`${id}-${place}`}>
          {place > 0 && ', '}
          <Link className={css.document} href={`/w/${workspaceId}/invoices/${id}`}>
            {number}
          </Link>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Trans>and {more} more</Trans>
        </>
      )}
    </>
  )
}
