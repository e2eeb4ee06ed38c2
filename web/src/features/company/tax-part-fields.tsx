import { Button, IconButton } from '@bordereau/ui/button/button'
import { DecimalField } from '@bordereau/ui/field/decimal-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { newId } from '../../data/id.ts'
import type { Form } from '../../form/form.ts'
import { useFormats } from '../../format/formats.ts'
import { readNumber } from '../../format/number-input.ts'
import type { CompanyTaxValues, PartValues } from './company-tax-values.ts'

const PARTS_MAX = 8

/** The taxes that are charged together; the document states each by its name, and their sum is the rate of the line. */
export function TaxPartFields({ form }: { readonly form: Form<CompanyTaxValues> }) {
  const { parts } = form.values
  const setParts = (changed: readonly PartValues[]) => form.set('parts', changed)
  return (
    <Stack gap={2}>
      {parts.map((part, i) => (
        <Part
          key={part.id}
          part={part}
          index={i}
          isOnly={parts.length === 1}
          errors={form.errors}
          onChange={changed => setParts(parts.map(each => (each.id === part.id ? changed : each)))}
          onRemove={() => setParts(parts.filter(({ id }) => id !== part.id))}
        />
      ))}
      {parts.length < PARTS_MAX && (
        <Row>
          <Button
            size="sm"
            icon="plus"
            onClick={() => setParts([...parts, { id: newId(), name: '', rate: '' }])}
          >
            <Trans>Add another tax to the line</Trans>
          </Button>
        </Row>
      )}
      <Text size={13} tone="muted">
        <Trans>
          Each is computed and rounded by itself, and stated on the document by its name.
        </Trans>
      </Text>
    </Stack>
  )
}

function Part(props: {
  readonly part: PartValues
  readonly index: number
  readonly isOnly: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (part: PartValues) => void
  readonly onRemove: () => void
}) {
  const { part, index, isOnly, errors, onChange } = props
  const { mark } = useFormats()
  const number = index + 1
  return (
    <Row align="end" gap={2}>
      <TextField
        label={isOnly ? t`Name on the document` : t`Name of tax ${number}`}
        value={part.name}
        error={errors[`part.${part.id}`]}
        placeholder={isOnly ? t`As above` : undefined}
        autoComplete="off"
        onChange={name => onChange({ ...part, name })}
      />
      <DecimalField
        label={isOnly ? t`Rate` : t`Rate of tax ${number}`}
        value={part.rate}
        unit="%"
        error={errors[`rate.${part.id}`]}
        parse={text => readNumber(text, mark)}
        onChange={rate => onChange({ ...part, rate })}
      />
      {!isOnly && (
        <IconButton icon="trash" label={t`Remove tax ${number}`} onClick={props.onRemove} />
      )}
    </Row>
  )
}
