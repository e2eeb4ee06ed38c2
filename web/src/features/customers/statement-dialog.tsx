import {
  type StatementSums,
  getCustomerStatementPdf,
  listCustomerStatements,
} from '@bordereau/contract/customer-statement'
import type { CustomerView } from '@bordereau/contract/customers'
import { parseDate } from '@bordereau/domain/date'
import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import { Card, Facts, Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { download } from '../../data/download.ts'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { UnprintableNotice } from '../../layout/unprintable-notice.tsx'
import { Loaded } from '../../layout/loaded.tsx'

type Period = { readonly from: string; readonly to: string }

/** What was charged to a customer and settled in a period, and the same as PDF in their language. */
export function StatementDialog(props: {
  readonly customer: CustomerView
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [asked, setAsked] = useState<Partial<Period>>({})
  const { id, profile } = props.customer
  const dates = datesIn(asked)
  const isReversed = dates.from !== undefined && dates.to !== undefined && dates.from > dates.to
  const ref = { workspaceId, customerId: id }
  const query = useQuery(listCustomerStatements, { ...ref, ...dates }, { enabled: !isReversed })
  const shown = { from: query.data?.from ?? '', to: query.data?.to ?? '', ...asked }
  return (
    <Modal
      open
      onClose={props.onClose}
      title={t`Statement of account of ${profile.legalName}`}
      size="lg"
    >
      <Stack>
        <Grid column={12}>
          <DateField
            label={t`From`}
            value={shown.from}
            onChange={from => setAsked({ ...shown, from })}
          />
          <DateField
            label={t`Until`}
            value={shown.to}
            error={isReversed ? t`The last day is before the first.` : undefined}
            onChange={to => setAsked({ ...shown, to })}
          />
        </Grid>
        {!isReversed && (
          <Loaded query={query}>
            {data => (
              <Statements
                {...data}
                onDownload={currency =>
                  download(getCustomerStatementPdf, {
                    ...ref,
                    from: data.from,
                    to: data.to,
                    currency,
                  })
                }
              />
            )}
          </Loaded>
        )}
      </Stack>
    </Modal>
  )
}

/** For an empty field the server uses its default. */
function datesIn({ from = '', to = '' }: Partial<Period>) {
  return { from: parseDate(from), to: parseDate(to) }
}

function Statements(props: {
  readonly statements: readonly StatementSums[]
  readonly unprintable: readonly string[]
  readonly from: string
  readonly to: string
  readonly onDownload: (currency: string) => Promise<boolean>
}) {
  const { statements, unprintable, from, to, onDownload } = props
  const formats = useFormats()
  if (statements.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing was charged or settled up to {formats.date(to)}.</Trans>
      </Text>
    )
  return (
    <>
      <UnprintableNotice characters={unprintable} />
      {statements.map(one => (
        <Sums key={one.currency} sums={one} from={from} to={to} onDownload={onDownload} />
      ))}
    </>
  )
}

function Sums(props: {
  readonly sums: StatementSums
  readonly from: string
  readonly to: string
  readonly onDownload: (currency: string) => Promise<boolean>
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isBusy, setBusy] = useState(false)
  const { currency, opening, charged, settled, closing } = props.sums
  const amount = (value: string, weight?: 'semibold') => (
    <Amount value={value} currency={currency} {...(weight && { weight })} />
  )
  const save = async () => {
    setBusy(true)
    await props.onDownload(currency).finally(() => setBusy(false))
  }
  return (
    <Card title={currency}>
      <Stack>
        <Facts
          align="end"
          facts={[
            { name: t`Balance before ${formats.date(props.from)}`, value: amount(opening) },
            {
              name: t({ context: 'statement of account', message: 'Charged' }),
              value: amount(charged),
            },
            {
              name: t({ context: 'statement of account', message: 'Settled' }),
              value: amount(settled),
            },
            {
              name: t`Balance on ${formats.date(props.to)}`,
              value: amount(closing, 'semibold'),
            },
          ]}
        />
        <div>
          <Button look="primary" icon="file-pdf" busy={isBusy} onClick={() => void save()}>
            <Trans>Download PDF</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
