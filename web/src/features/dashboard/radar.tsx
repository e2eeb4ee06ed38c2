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
import { DUTIES_ID } from './setup-labels.ts'

const SHOWN = 5
const NEAR_DAYS = 365

/** When the laws of the company's and its customers' countries require e-invoices, and what to do about it. */
export function EInvoicingDuties({ data }: { data: DashboardData }) {
  const { t } = useLingui()
  const { mandates } = data
  if (mandates.length === 0) return null
  return (
    <section id={DUTIES_ID} tabIndex={-1} aria-label={t`E-invoicing duties`}>
      <Card title={t`E-invoicing duties`}>
        <ul className={css.rows}>
          {mandates.slice(0, SHOWN).map(mandate => (
            <li key={mandate.id} className={css.duty}>
              <Duty mandate={mandate} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Duty({ mandate }: { mandate: DashboardData['mandates'][number] }) {
  const { own, customers, inForce } = mandate
  const { t } = useLingui()
  const formats = useFormats()
  const union = mandate.country === 'EU'
  const place = union ? t`European Union` : countryName(mandate.country, formats.tag)
  const day = formats.date(mandate.date)
  const near = !inForce && daysBetween(todayIn(''), mandate.date) <= NEAR_DAYS
  return (
    <>
      <span className={css.sign}>
        {union ? <Icon name="world" /> : <Flag country={mandate.country} beside />}
      </span>
      <div className={css.words}>
        <Text weight="medium">{t`${place}: ${inLanguage(mandate.requires, formats.tag)}`}</Text>
        <Text size={13} tone="muted">
          {inLanguage(mandate.action, formats.tag)}
        </Text>
      </div>
      <div className={css.end} title={mandate.source}>
        <Text size={13} tone={near ? 'amber' : 'muted'}>
          <time dateTime={mandate.date}>{inForce ? t`since ${day}` : t`from ${day}`}</time>
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
