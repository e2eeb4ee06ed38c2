import { type Concern, concernsOf } from '@bordereau/domain/country/mandates'
import { countryName } from '@bordereau/domain/country/countries'
import { daysBetween } from '@bordereau/domain/date'
import { Flag } from '@bordereau/ui/flag/flag'
import { Icon } from '@bordereau/ui/icon/icon'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useWorkspace } from '../../session.tsx'
import { todayIn, useFormats } from '../invoices/formats.ts'
import { actWords, dutyWords } from '../invoices/duty-words.ts'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'

const SHOWN = 5
const NEAR_DAYS = 365

/** From when the laws of the company's and its customers' countries want e-invoices, and what to do about it. */
export function Radar({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const customers = new Map(data.customerCountries.map(one => [one.country, one.count]))
  const concerns = concernsOf(country ?? '', customers, todayIn(''))
  if (concerns.length === 0) return null
  return (
    <Card title={t`E-invoicing duties`}>
      <ul className={css.rows}>
        {concerns.slice(0, SHOWN).map(concern => (
          <li key={concern.mandate.key} className={css.duty}>
            <Duty concern={concern} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Duty({ concern }: { concern: Concern }) {
  const { mandate, own, customers, inForce } = concern
  const { t } = useLingui()
  const formats = useFormats()
  const union = mandate.country === 'EU'
  const place = union ? t`European Union` : countryName(mandate.country, formats.tag)
  const day = formats.date(mandate.on)
  const near = !inForce && daysBetween(todayIn(''), mandate.on) <= NEAR_DAYS
  return (
    <>
      <span className={css.sign}>
        {union ? <Icon name="world" /> : <Flag country={mandate.country} beside />}
      </span>
      <div className={css.words}>
        <Text weight="medium">{t`${place}: ${dutyWords(mandate.key)}`}</Text>
        <Text size={13} tone="muted">
          {actWords(mandate.key, own)}
        </Text>
      </div>
      <div className={css.end} title={mandate.source}>
        <Text size={13} tone={near ? 'amber' : 'muted'}>
          <time dateTime={mandate.on}>{inForce ? t`since ${day}` : t`from ${day}`}</time>
        </Text>
        <Text size={13} tone="muted">
          {own && !union ? (
            <Trans>Your own duty</Trans>
          ) : (
            <Plural value={customers} one="# customer" other="# customers" />
          )}
        </Text>
      </div>
    </>
  )
}
