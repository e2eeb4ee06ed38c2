import { listPageErrors } from '@bordereau/contract/monitoring'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Facts, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Plural, Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import css from './monitoring.module.css'
import { pageAddress } from './page-address.ts'

type Errors = ResponseOf<typeof listPageErrors>
type PageError = Errors['errors'][number]
type Frame = PageError['sample']['frames'][number]

/** Errors in pages, grouped, the latest first. */
export function PageErrors({ errors, total }: Errors) {
  return (
    <Card
      title={<Trans>Errors</Trans>}
      aside={
        total > 0 && (
          <Text tone="muted" size={13}>
            <Plural value={total} one="# kind" other="# kinds" />
          </Text>
        )
      }
    >
      {errors.length === 0 ? (
        <EmptyState icon="shield-check" sideIcons={['desktop', 'chart']} title={t`No errors`}>
          <Trans>No page errors in this period.</Trans>
        </EmptyState>
      ) : (
        <ul className={css.errors}>
          {errors.map(error => (
            <li key={error.id}>
              <OneError error={error} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function OneError({ error }: { error: PageError }) {
  const { instant } = useFormats()
  const { sample } = error
  return (
    <details>
      <summary className={css.summary}>
        {`${error.type}: ${error.message}`}
        <span className={css.where}>
          <StatusBadge tone="red" icon="alert">
            <Plural value={error.count} one="# time" other="# times" />
          </StatusBadge>
          <Text as="span" tone="muted" size={13}>
            <bdi dir="ltr">{pageAddress(sample.page)}</bdi> ·{' '}
            <Trans>last seen {instant(error.lastSeenAt)}</Trans>
          </Text>
        </span>
      </summary>
      <Stack className={css.inside ?? ''}>
        <Facts
          facts={[
            { name: t`First seen`, value: instant(error.firstSeenAt) },
            { name: t`Releases`, value: error.releases.join(', ') },
            { name: t`Pages`, value: <Paths paths={error.pages} /> },
            { name: t`Browsers`, value: error.browsers.join(', ') },
            ...(sample.components === ''
              ? []
              : [{ name: t`Components`, value: <bdi dir="ltr">{sample.components}</bdi> }]),
          ]}
        />
        <Calls error={error} />
      </Stack>
    </details>
  )
}

function Paths({ paths }: { paths: readonly string[] }) {
  return (
    <ul className={css.list}>
      {paths.map(path => (
        <li key={path}>
          <bdi dir="ltr">{pageAddress(path)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Calls({ error }: { error: PageError }) {
  const lines = error.sample.frames.map(lineOf)
  if (lines.length === 0) {
    return (
      <Text tone="muted">
        <Trans>The browser did not report where it happened.</Trans>
      </Text>
    )
  }
  const title = `${error.type}: ${error.sample.message}`
  return (
    <Stack gap={2}>
      <Row justify="between" align="center">
        <Text weight="medium">
          <Trans>Stack of the latest</Trans>
        </Text>
        <CopyButton text={[title, ...lines].join('\n')} label={t`Copy the stack`} />
      </Row>
      <pre className={css.stack} dir="ltr">
        {lines.join('\n')}
      </pre>
    </Stack>
  )
}

/** '  at totals (web/src/features/editor/totals.ts:12:3)' */
function lineOf(frame: Frame): string {
  const place = [frame.file, frame.line, frame.column].filter(part => part !== null).join(':')
  return `  at ${frame.function === '' ? '<anonymous>' : frame.function} (${place})`
}
