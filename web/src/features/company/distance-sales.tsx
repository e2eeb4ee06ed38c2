import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { DISTANCE_SALES_LIMIT, distanceSalesState } from '@bordereau/domain/tax/distance-sales'
import { Notice } from '@bordereau/ui/badge/badge'
import { Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { Loaded } from '../../layout/loaded.tsx'

/** What was sold to private customers in other member states, beside the threshold from which their rates are due. */
export function DistanceSales() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { money } = useFormats()
  const query = useQuery(getDistanceSales, { workspaceId })
  const issuedIn = (year: number) => t`Issued in ${year}, without tax`
  const limit = money(toText(DISTANCE_SALES_LIMIT, 'EUR'), 'EUR')
  return (
    <Loaded query={query}>
      {({ year, thisYear, lastYear, uncounted }) => {
        const state = distanceSalesState({
          thisYear: toMinor(decimal(thisYear), 'EUR'),
          lastYear: toMinor(decimal(lastYear), 'EUR'),
          document: 0n,
        })
        const list = uncounted.join(', ')
        return (
          <Stack gap={3}>
            <Facts
              facts={[
                { name: issuedIn(year), value: money(thisYear, 'EUR') },
                { name: issuedIn(year - 1), value: money(lastYear, 'EUR') },
                { name: t`Threshold of both years`, value: limit },
              ]}
            />
            {state === 'over' && (
              <Notice tone="amber" title={t`The threshold is exceeded`}>
                <Trans>Private customers there are charged the rate of their own state.</Trans>
              </Notice>
            )}
            {state === 'near' && (
              <Notice tone="blue" title={t`More than 80 % of the threshold is reached`} />
            )}
            {list !== '' && (
              <Text size={13} tone="muted">
                {t`Not counted, because the rate to the euro is not known here: ${list}.`}
              </Text>
            )}
            <Text size={13} tone="muted">
              <Trans>
                Goods and electronic services count: Directive 2006/112/EC, art. 59c. Sales outside
                of this application are yours to add.
              </Trans>
            </Text>
          </Stack>
        )
      }}
    </Loaded>
  )
}
