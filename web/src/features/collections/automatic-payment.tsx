import { type Mandate, listMandates } from '@bordereau/contract/payment-mandates'
import { COLLECTS, type Collects } from '@bordereau/domain/payment/collection'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Card, Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import css from './collections.module.css'
import { collectsHelp, collectsLabel } from './collects-label.ts'
import { MandateRow } from './mandate-row.tsx'
import { useMandateChanges } from './use-mandate-changes.ts'

type Props = { readonly customer: { readonly id: string; readonly name: string } }

/**
 * The customer's permissions to collect invoices, and when they are collected. Nothing where there was never one and no
 * payment provider of the company can keep a method.
 */
export function AutomaticPayment({ customer }: Props) {
  const { workspaceId, may } = useWorkspace()
  const { data } = useQuery(listMandates, { workspaceId, customerId: customer.id })
  const { end, collect } = useMandateChanges(customer)
  if (!data || (data.mandates.length === 0 && !data.canSave)) return null
  const mayChange = may('customers.update')
  const active = data.mandates.filter(({ status }) => status === 'active')
  const ended = data.mandates.filter(({ status }) => status === 'ended')
  return (
    <Card title={t`Automatic payment`}>
      <Stack gap={4}>
        {active.length === 0 && <NoPermission hadOne={ended.length > 0} canSave={data.canSave} />}
        {active.length > 0 && (
          <>
            <ul className={css.mandates}>
              {active.map(mandate => (
                <MandateRow
                  key={mandate.id}
                  mandate={mandate}
                  onEnd={mayChange ? () => void end(mandate) : undefined}
                />
              ))}
            </ul>
            <CollectsField
              value={data.collects}
              onChange={mayChange ? choice => void collect(choice) : undefined}
            />
          </>
        )}
        {ended.length > 0 && <Ended mandates={ended} />}
      </Stack>
    </Card>
  )
}

/** How a customer gives a permission: only they can. */
function NoPermission(props: { readonly hadOne: boolean; readonly canSave: boolean }) {
  if (!props.canSave)
    return (
      <Text tone="muted">
        <Trans>No payment provider of your company can collect at the moment.</Trans>
      </Text>
    )
  return (
    <Text tone="muted">
      {props.hadOne
        ? t`Nothing is collected any more. The customer can allow it again with the tick beside the payment of an invoice.`
        : t`Not allowed yet. When the customer pays an invoice online, a tick beside the payment lets you collect the next ones.`}
    </Text>
  )
}

/** Saved at once; only shown to members who may not change it. */
function CollectsField(props: {
  readonly value: Collects
  readonly onChange: ((collects: Collects) => void) | undefined
}) {
  const { value, onChange } = props
  const label = t`Collect the next invoices`
  if (!onChange) return <Facts facts={[{ name: label, value: collectsLabel(value) }]} />
  return (
    <RadioGroup<Collects>
      label={label}
      value={value}
      options={COLLECTS.map(one => ({
        value: one,
        label: collectsLabel(one),
        help: collectsHelp(one),
      }))}
      onChange={onChange}
    />
  )
}

function Ended({ mandates }: { readonly mandates: readonly Mandate[] }) {
  return (
    <details>
      <summary>
        <Text as="span" size={13} tone="muted">
          <Plural value={mandates.length} one="# ended permission" other="# ended permissions" />
        </Text>
      </summary>
      <ul className={`${css.mandates} ${css.earlier}`}>
        {mandates.map(mandate => (
          <MandateRow key={mandate.id} mandate={mandate} />
        ))}
      </ul>
    </details>
  )
}
