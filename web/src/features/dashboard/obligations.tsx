import { countryName } from '@bordereau/domain/country/countries'
import { inLanguage } from '@bordereau/domain/local-text'
import { daysBetween } from '@bordereau/domain/date'
import { Flag } from '@bordereau/ui/flag/flag'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '#macros'
import { todayIn, useFormats } from '../../format/formats.ts'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'
import { OBLIGATIONS_ID } from './setup-labels.ts'

const SHOWN = 5
const NEAR_DAYS = 365

/** When the laws of the company's and its customers' countries require e-invoices, and what to do about it. */
export function EInvoicingObligations({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { obligations } = data
  if (obligations.length === 0) return null
  return (
    <section id={OBLIGATIONS_ID} tabIndex={-1} aria-label={t`E-invoicing obligations`}>
      <Card title={t`E-invoicing obligations`}>
        <ul className={css.rows}>
          {obligations.slice(0, SHOWN).map(obligation => (
            <li key={obligation.id} className={css.obligation}>
              <Obligation obligation={obligation} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Obligation({ obligation }: { obligation: DashboardData['obligations'][number] }) {
  const { own, customers, inForce } = obligation
  const { t } = useLingui()
  const formats = useFormats()
  const union = obligation.country === 'EU'
  const place = union ? t`European Union` : countryName(obligation.country, formats.tag)
  const day = formats.date(obligation.date)
  const near = !inForce && daysBetween(todayIn(''), obligation.date) <= NEAR_DAYS
  return (
    <>
      <span className={css.sign}>
        {union ? <Icon name="world" /> : <Flag country={obligation.country} beside />}
      </span>
      <div className={css.words}>
        <Text weight="medium">{t`${place}: ${inLanguage(obligation.requires, formats.tag)}`}</Text>
        <Text size={13} tone="muted">
          {inLanguage(obligation.action, formats.tag)}
        </Text>
      </div>
      <div className={css.end} title={obligation.source}>
        <Text size={13} tone={near ? 'amber' : 'muted'}>
          <time dateTime={obligation.date}>{inForce ? t`since ${day}` : t`from ${day}`}</time>
        </Text>
        <Text size={13} tone="muted">
          {own && !union ? (
            <Trans>Your own obligation</Trans>
          ) : (
            <Plural value={customers} one="# customer" other="# customers" />
          )}
        </Text>
      </div>
    </>
  )
}
