import type { Company } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Plural, Trans } from '#macros'
import { useState } from 'react'
import { CompanyTaxForm } from './company-tax-form.tsx'
import { CompanyTaxLine } from './company-tax-line.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The company's own list of taxes; the archived ones are folded away. */
export function CompanyTaxes(props: {
  readonly company: Company
  readonly editing: string | undefined
  readonly onEdit: (id: string | undefined) => void
}) {
  const { company, editing, onEdit } = props
  const form = useCompanyForm(company)
  const [showsArchived, setShowsArchived] = useState(false)
  const archived = company.taxes.filter(({ isArchived }) => isArchived)
  const current = company.taxes.filter(({ isArchived }) => !isArchived)
  const shared = { company, form, onDone: () => onEdit(undefined) }
  return (
    <Stack>
      {editing === 'new' && (
        <Card title={<Trans>New tax</Trans>}>
          <CompanyTaxForm {...shared} />
        </Card>
      )}
      {current.length === 0 && editing === undefined && (
        <EmptyState icon="percent" title={<Trans>No taxes of your own</Trans>}>
          <Trans>
            The rates of your country are known. Add a tax for what they do not cover: a state or
            city, a surcharge, or two taxes on one line.
          </Trans>
        </EmptyState>
      )}
      {[...current, ...(showsArchived ? archived : [])].map(tax => (
        <Card key={tax.id}>
          {editing === tax.id ? (
            <CompanyTaxForm {...shared} tax={tax} />
          ) : (
            <CompanyTaxLine
              tax={tax}
              company={company}
              save={form.save}
              onEdit={() => onEdit(tax.id)}
            />
          )}
        </Card>
      ))}
      {archived.length > 0 && (
        <Button look="quiet" onClick={() => setShowsArchived(!showsArchived)}>
          {showsArchived ? (
            <Trans>Hide archived</Trans>
          ) : (
            <Plural
              value={archived.length}
              one="Show # archived tax"
              other="Show # archived taxes"
            />
          )}
        </Button>
      )}
    </Stack>
  )
}
