import {
  type CustomField,
  customLabel,
  withCustomValue,
} from '@bordereau/domain/invoice/custom-fields'
import { Icon } from '@bordereau/ui/icon/icon'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperDate } from '@bordereau/ui/paper/paper-date'
import { PaperInput } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { CustomNumberField } from './custom-number-field.tsx'
import { useEditorContext } from './editor-context.ts'
import { useFieldError } from './finding-store.tsx'
import { Printed } from './printed.tsx'
import { useDraft, useSet } from './store.ts'

/** The fields that the company named for its documents, with the references. */
export function CustomFacts() {
  const { company } = useEditorContext()
  return company.customFields.map(field => <CustomFact key={field.id} field={field} />)
}

function CustomFact({ field }: { field: CustomField }) {
  const { t } = useLingui()
  const { formats, today } = useEditorContext()
  const values = useDraft('customFields') ?? []
  const set = useSet()
  const error = useFieldError(`customFields.${field.id}`)
  const shared = {
    label: customLabel(field, formats.tag),
    'data-path': `customFields.${field.id}`,
    value: values.find(({ id }) => id === field.id)?.value ?? '',
  }
  const onChange = (value: string | null) =>
    set({ customFields: withCustomValue(values, field, value) })
  return (
    <>
      <PaperLabel>
        <Printed word={(_, language) => customLabel(field, language)} />
        {!field.isPrinted && (
          <span title={t`Not printed`}>
            {' '}
            <Icon name="eye-off" size="sm" />
            <span className="visually-hidden">{t`Not printed`}</span>
          </span>
        )}
      </PaperLabel>
      {field.kind === 'date' ? (
        <PaperDate {...shared} today={today} onChange={onChange} />
      ) : field.kind === 'number' ? (
        <CustomNumberField {...shared} onChange={onChange} />
      ) : (
        <PaperInput {...shared} maxLength={100} error={error} onChange={onChange} />
      )}
    </>
  )
}
