import type { ItemView } from '@bordereau/contract/items'
import { Card, Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import css from './items.module.css'
import { CountryFlag } from '../../layout/country-flag.tsx'

type Sale = ItemView['use']['latest'][number]
type Props = { readonly item: ItemView }

/** The side column of an item: its prices, and its latest sales with customer and price. */
export function ItemSide({ item }: Props) {
  return (
    <>
      <Prices item={item} />
      <LatestSales item={item} />
    </>
  )
}

function Prices({ item }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  if (item.prices.length === 0) return null
  return (
    <Card title={t`Prices`}>
      <Facts
        align="end"
        facts={item.prices.map(({ currency, price }) => ({
          name: formats.currency(currency),
          value: <Amount value={price} currency={currency} {...allDecimals(price)} />,
        }))}
      />
    </Card>
  )
}

function LatestSales({ item }: Props) {
  const { t } = useLingui()
  const { documents, searched, latest } = item.use
  return (
    <Card title={t`Recently sold`}>
      {documents === 0 ? (
        <Text tone="muted">
          {searched === null ? (
            <Trans>No document sells it yet.</Trans>
          ) : (
            <Trans>None of the latest {searched} documents sells it.</Trans>
          )}
        </Text>
      ) : (
        <Stack gap={3}>
          <DocumentCount documents={documents} searched={searched} />
          <ul className={css.sold}>
            {latest.map((sold, index) => (
              <li key={index}>
                <SaleRow sold={sold} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  )
}

function DocumentCount({ documents, searched }: { documents: number; searched: number | null }) {
  return (
    <Text tone="muted">
      {searched === null ? (
        <Plural value={documents} one="In # document" other="In # documents" />
      ) : (
        <Trans>
          In {documents} of the latest {searched} documents
        </Trans>
      )}
    </Text>
  )
}

function SaleRow({ sold }: { sold: Sale }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const draft = sold.kind === 'credit_note' ? t`Draft credit note` : t`Draft`
  return (
    <>
      <span className={css.soldLine}>
        <Link href={`/w/${workspaceId}/invoices/${sold.invoiceId}`}>{sold.number ?? draft}</Link>
        <span className={css.soldPrice}>
          {sold.quantity !== null && (
            <Text as="span" tone="muted" tabular>
              {formats.number(sold.quantity)} ×{' '}
            </Text>
          )}
          {sold.price !== null && (
            <Amount value={sold.price} currency={sold.currency} {...allDecimals(sold.price)} />
          )}
        </span>
      </span>
      <span className={css.soldLine} title={sold.customerName}>
        <span className={css.soldTo}>
          <CountryFlag country={sold.customerCountry} />
          <Text size={13} tone="muted" truncate>
            {sold.customerName === '' ? t`No customer yet` : sold.customerName}
          </Text>
        </span>
        {sold.issueDate !== null && (
          <Text as="span" size={13} tone="muted">
            <time dateTime={sold.issueDate}>{formats.date(sold.issueDate)}</time>
          </Text>
        )}
      </span>
    </>
  )
}

/** Shows all decimals of a price that has more than two. */
function allDecimals(price: string): { decimals?: number } {
  const decimals = price.split('.')[1]?.length ?? 0
  return decimals > 2 ? { decimals } : {}
}
