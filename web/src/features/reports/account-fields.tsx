import type { AccountRole } from '@bordereau/domain/country/accounting'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { accountGroups, accountRoleLabel } from './account-labels.ts'
import type { Bookkeeping } from './bookkeeping-form.tsx'

type Chart = Bookkeeping['charts'][number]
type Numbers = Readonly<Record<string, string>>

type AccountProps = {
  readonly chart: Chart | undefined
  readonly numbers: Numbers
  readonly errors: FieldErrors
  readonly onChange: (numbers: Record<string, string>) => void
}

/** A number for each account; an empty field has the number of the chart, which it shows. */
export function AccountFields(props: AccountProps) {
  return accountGroups().map(({ key, title, roles }) => (
    <Stack key={key} gap={3}>
      <Text as="h2" size={16} weight="semibold">
        {title}
      </Text>
      <Grid>
        {roles.map(role => (
          <AccountField key={role} {...props} name={role} label={accountRoleLabel(role)} />
        ))}
        {roles.flatMap(role =>
          narrowerOf(props.chart, role).map(({ name, label }) => (
            <AccountField key={name} {...props} name={name} label={label} />
          )),
        )}
      </Grid>
    </Stack>
  ))
}

function AccountField(props: AccountProps & { readonly name: string; readonly label: string }) {
  const { t } = useLingui()
  const { chart, numbers, errors, onChange, name, label } = props
  return (
    <TextField
      label={label}
      maxLength={12}
      placeholder={chart?.accounts[name]?.number ?? t`Ask your accountant`}
      value={numbers[name] ?? ''}
      error={errors[`accounts.${name}`]}
      onChange={number => onChange({ ...numbers, [name]: number })}
    />
  )
}

/** The accounts of a role by tax, which a chart names in its own language. */
function narrowerOf(chart: Chart | undefined, role: AccountRole) {
  return Object.entries(chart?.accounts ?? {}).flatMap(([name, { label }]) =>
    name.startsWith(`${role} `) ? [{ name, label }] : [],
  )
}
