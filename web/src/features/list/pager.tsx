import { MAX_COUNTED } from '@bordereau/contract/value'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { useFormats } from '../../format/formats.ts'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

/** The range of rows and the buttons to other pages. Pages use a cursor, so that no row is shown twice after changes. */
export function Pager(props: {
  readonly state: ListState
  readonly shown: number
  readonly total: number
  readonly next: string | null
}) {
  const { t } = useLingui()
  const { count } = useFormats()
  const navigate = useNavigate()
  const { state, shown, total, next } = props
  if (total === 0) return null
  const last = state.from + shown - 1
  return (
    <nav className={css.pager} aria-label={t`Pages`}>
      <Text as="span" size={13} tone="muted" tabular>
        {t`${count(state.from)}–${count(last)} of ${total > MAX_COUNTED ? `${count(MAX_COUNTED)}+` : count(total)}`}
      </Text>
      {state.from > 1 && (
        <>
          <Button size="sm" onClick={() => state.page(undefined, 1)}>
            {t`First page`}
          </Button>
          <Button size="sm" icon="chevron-left" onClick={() => void navigate(-1)}>
            {t`Back`}
          </Button>
        </>
      )}
      {next !== null && (
        <Button size="sm" iconEnd="chevron-right" onClick={() => state.page(next, last + 1)}>
          {t`Next`}
        </Button>
      )}
    </nav>
  )
}
