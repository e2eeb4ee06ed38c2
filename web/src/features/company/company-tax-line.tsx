import type { Company } from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { ZERO, add } from '@bordereau/domain/money/decimal'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { IconButton } from '@bordereau/ui/button/button'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import css from './company.module.css'
import type { CompanyForm } from './use-company-form.ts'

type CompanyTax = Company['taxes'][number]

/** One tax of the list: its parts, its place, its dates. */
export function CompanyTaxLine(props: {
  readonly tax: CompanyTax
  readonly company: Company
  readonly save: CompanyForm['save']
  readonly onEdit: () => void
}) {
  const { tax, company, save, onEdit } = props
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { percent } = useFormats()
  const { name, parts, isArchived, isProposed } = tax
  const rate = parts.reduce((sum, part) => add(sum, part.rate), ZERO)
  const stated = parts.map(part => `${part.name} ${percent(part.rate)}`).join(' + ')
  const facts = useFactsOf(tax, company)
  const setArchived = async (archived: boolean): Promise<void> => {
    const withTax = (flag: boolean) =>
      company.taxes.map(each => (each.id === tax.id ? { ...each, isArchived: flag } : each))
    if (await save({ taxes: withTax(archived) }))
      toasts.undo(archived ? t`The tax was archived.` : t`The tax is offered again.`, () => {
        void save({ taxes: withTax(!archived) })
      })
  }
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <Text weight="medium">
          {name} · {percent(rate)}{' '}
          {isArchived && <StatusBadge tone="grey">{t`Archived`}</StatusBadge>}
          {!isArchived && isProposed && <StatusBadge tone="blue">{t`Proposed`}</StatusBadge>}
        </Text>
        <Text tone="muted" tabular>
          {[stated, ...facts].join(' · ')}
        </Text>
      </div>
      {may('company.update') && (
        <Row gap={1}>
          {!isArchived && <IconButton icon="pencil" label={t`Change ${name}`} onClick={onEdit} />}
          <IconButton
            icon={isArchived ? 'undo' : 'archive'}
            label={isArchived ? t`Offer ${name} again` : t`Archive ${name}`}
            onClick={() => void setArchived(!isArchived)}
          />
        </Row>
      )}
    </div>
  )
}

/** Where and when it is charged. */
function useFactsOf({ place, from, until }: CompanyTax, company: Company): readonly string[] {
  const { t } = useLingui()
  const { date } = useFormats()
  const { subdivision } = countryRules(company.profile.address.country).address
  const state = subdivision?.options.find(({ code }) => code === place.subdivision)?.name
  const [first, last] = [from, until].map(day => (day === null ? '' : date(day)))
  return [
    state ?? place.subdivision,
    place.county,
    place.postCodes.join(', '),
    first === '' ? '' : t`from ${first}`,
    last === '' ? '' : t`until ${last}`,
  ].filter(text => text !== '')
}
