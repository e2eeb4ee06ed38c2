import {
  CUSTOM_FIELD_KINDS,
  type CustomField,
  type CustomFieldKind,
  MAX_CUSTOM_FIELDS,
} from '@bordereau/domain/invoice/custom-fields'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { newId } from '../../data/id.ts'
import { useFormats } from '../../format/formats.ts'
import type { FieldErrors } from '../../form/form.ts'
import type { CompanyFields } from './company-changes.ts'
import css from './company.module.css'
import type { CompanyForm } from './use-company-form.ts'

/** Fields that the company names for its documents: "Cost centre", "Vehicle". */
export function CustomFields({ form }: { form: CompanyForm }) {
  const { customFields: fields } = form.values
  const set = (customFields: readonly CustomField[]) => form.change({ customFields })
  const add = async (): Promise<void> => {
    const label = await dialogs.prompt({
      title: t`Add a field`,
      input: 'text',
      label: t`Name, as it is printed`,
      placeholder: t`Cost centre`,
      confirmLabel: t`Add field`,
    })
    if (label === undefined || label.trim() === '') return
    const field = { id: newId(), kind: 'text', labels: [], isPrinted: true } as const
    set([...fields, { ...field, label: label.trim().slice(0, 40) }])
  }
  return (
    <Stack align="start">
      <Text tone="muted" size={13}>
        <Trans>
          They stand with the references of every document. E-invoices have no term for them: what
          is printed is also among the notes of the XML (BT-22).
        </Trans>
      </Text>
      {fields.map(field => (
        <FieldEditor
          key={field.id}
          field={field}
          onChange={next => set(fields.map(one => (one.id === next.id ? next : one)))}
          onRemove={() => set(fields.filter(one => one.id !== field.id))}
        />
      ))}
      {fields.length < MAX_CUSTOM_FIELDS && (
        <Button icon="plus" size="sm" onClick={() => void add()}>
          <Trans>Add a field</Trans>
        </Button>
      )}
    </Stack>
  )
}

/** A field needs a name before it is saved. */
export function customFieldErrors({ customFields }: CompanyFields): FieldErrors {
  const isNamed = customFields.every(({ label }) => label.trim() !== '')
  return isNamed ? {} : { customFields: t`Name the field.` }
}

function FieldEditor(props: {
  readonly field: CustomField
  readonly onChange: (field: CustomField) => void
  readonly onRemove: () => void
}) {
  const { field, onChange, onRemove } = props
  return (
    <div className={css.customField}>
      <div className={css.customFieldName}>
        <TextField
          label={t`Name`}
          maxLength={40}
          value={field.label}
          error={field.label.trim() === '' ? t`Name the field.` : undefined}
          onChange={label => onChange({ ...field, label })}
        />
        <Select
          label={t`Kind`}
          value={field.kind}
          options={CUSTOM_FIELD_KINDS.map(kind => ({ value: kind, label: kindLabel(kind) }))}
          onChange={value => {
            const kind = CUSTOM_FIELD_KINDS.find(one => one === value) ?? field.kind
            onChange({ ...field, kind })
          }}
        />
        <IconButton icon="trash" label={t`Remove ${field.label}`} onClick={onRemove} />
      </div>
      <Switch
        label={t`Printed`}
        help={t`Otherwise only you see it, in the editor and in exports.`}
        checked={field.isPrinted}
        onChange={isPrinted => onChange({ ...field, isPrinted })}
      />
      {field.isPrinted && <OtherLanguages field={field} onChange={onChange} />}
    </div>
  )
}

function OtherLanguages(props: {
  readonly field: CustomField
  readonly onChange: (field: CustomField) => void
}) {
  const { field, onChange } = props
  const formats = useFormats()
  const change = (language: (typeof TEXT_LANGUAGES)[number], label: string) => {
    const others = field.labels.filter(one => one.language !== language)
    onChange({ ...field, labels: label === '' ? others : [...others, { language, label }] })
  }
  return (
    <details>
      <summary>
        <Trans>Name by language</Trans>
      </summary>
      <Grid column={10} gap={2}>
        {TEXT_LANGUAGES.map(language => (
          <TextField
            key={language}
            label={formats.language(language)}
            maxLength={40}
            placeholder={field.label}
            value={field.labels.find(one => one.language === language)?.label ?? ''}
            onChange={label => change(language, label)}
          />
        ))}
      </Grid>
    </details>
  )
}

function kindLabel(kind: CustomFieldKind): string {
  switch (kind) {
    case 'text':
      return t({ context: 'kind of field', message: 'Text' })
    case 'date':
      return t({ context: 'kind of field', message: 'Date' })
    case 'number':
      return t({ context: 'kind of field', message: 'Number' })
  }
}
