import { getCompany } from '@bordereau/contract/company'
import { isPerformedAtPlace } from '@bordereau/domain/tax/place'
import { useQuery } from '../../data/query.ts'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import type { ItemValues } from './item-values.ts'
import { unitOptions } from '../../format/units.ts'
import { Prices } from './item-prices.tsx'
import { TaxField } from './item-tax-field.tsx'
import { Texts } from './item-texts.tsx'
import { Select } from '@bordereau/ui/field/select'
import { supplyOptions } from '../../format/all-supplies.ts'
import { SUPPLIES } from '@bordereau/domain/country/supply'

type Props = { readonly form: Form<ItemValues> }

/** The fields of a catalogue item. */
export function ItemFields({ form }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap={6}>
      <Card title={t`What it is`}>
        <Description form={form} />
      </Card>
      <Card title={t`Prices`}>
        <Prices form={form} />
      </Card>
      <Card title={t`Tax at home`}>
        <TaxField form={form} />
      </Card>
      <Card title={t`In other languages`}>
        <Texts form={form} />
      </Card>
    </Stack>
  )
}

function Description({ form }: Props) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const { tag } = useFormats()
  const { itemCodes } = countryRules(country ?? '')
  return (
    <Stack>
      <Grid column={13}>
        <TextField label={t`Name`} required maxLength={200} {...form.field('name')} />
        <TextField
          label={t`Code`}
          help={t`Your own number for it, if it has one.`}
          maxLength={60}
          {...form.field('code')}
        />
      </Grid>
      <TextArea label={t`Description`} maxLength={2000} {...form.field('description')} />
      <SupplyFields form={form} />
      {(itemCodes || form.values.classification !== '') && (
        <TextField
          label={itemCodes ? inLanguage(itemCodes.name, tag) : t`Classification code`}
          maxLength={20}
          {...form.field('classification')}
        />
      )}
    </Stack>
  )
}

function SupplyFields({ form }: Props) {
  const { t } = useLingui()
  const { tag } = useFormats()
  const options = unitOptions(form.values.unit, tag).map(option => ({
    ...option,
    keywords: option.value,
  }))
  return (
    <Grid column={13}>
      <Combobox
        label={t`Unit`}
        required
        error={form.errors['unit']}
        options={options}
        chosen={options.find(({ value }) => value === form.values.unit)}
        onChoose={option => form.set('unit', option?.value ?? '')}
        onCreate={code => form.set('unit', code.toUpperCase().slice(0, 3))}
      />
      <Select
        label={t`Kind`}
        value={form.values.supply}
        options={supplyOptions()}
        onChange={value =>
          form.set('supply', SUPPLIES.find(supply => supply === value) ?? form.values.supply)
        }
      />
      <PerformedAt form={form} />
    </Grid>
  )
}

/** Only of a kind that is where it is performed: a room is always at one place, a journey is asked on each document. */
function PerformedAt({ form }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId }).data
  const { performedAt = null, supply } = form.values
  const here = company?.profile.address
  const isPlaced =
    here !== undefined &&
    (['business', 'person'] as const).some(kind => isPerformedAtPlace(here, kind, supply))
  if (!isPlaced && performedAt === null) return null
  const ours = here && {
    country: here.country,
    postCode: here.postCode,
    city: here.city,
    subdivision: here.subdivision,
  }
  const isOurs = JSON.stringify(performedAt) === JSON.stringify(ours)
  const other = [performedAt?.city, performedAt?.country].filter(Boolean).join(', ')
  return (
    <Select
      label={t`Where it is performed`}
      value={performedAt === null ? 'asked' : isOurs ? 'ours' : 'other'}
      options={[
        { value: 'asked', label: t`Asked on each document` },
        { value: 'ours', label: t`At our address` },
        ...(performedAt === null || isOurs ? [] : [{ value: 'other', label: other }]),
      ]}
      onChange={value => {
        if (value !== 'other') form.set('performedAt', value === 'ours' ? (ours ?? null) : null)
      }}
    />
  )
}
