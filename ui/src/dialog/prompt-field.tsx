import { FileDrop } from '../field/file-drop.tsx'
import { Field } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { Select } from '../field/select.tsx'
import { TextArea, TextField } from '../field/text-field.tsx'
import { Checkbox, RadioGroup } from '../field/toggle.tsx'
import css from './dialog.module.css'
import type { AnyPrompt, PromptValues } from './kinds.ts'

type Value = PromptValues[keyof PromptValues]

interface PromptFieldProps {
  prompt: AnyPrompt
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** The input of a prompt, by its kind. */
export function PromptField(props: PromptFieldProps) {
  const { prompt, onChange, error } = props
  const text = typeof props.value === 'string' ? props.value : ''
  const field = {
    label: prompt.label,
    help: prompt.help,
    error,
    value: text,
    onChange,
    'data-autofocus': true,
  }
  if (prompt.input === 'checkbox') {
    const { label, help } = field
    const checked = props.value === true
    return <Checkbox {...{ label, help, error, checked, onChange }} />
  }
  if (prompt.input === 'file') return <FileField {...props} />
  if (prompt.input === 'range') return <RangeField {...props} />
  if (prompt.input === 'radio') return <RadioGroup {...field} options={prompt.choices ?? []} />
  if (prompt.input === 'select') {
    return (
      <Select {...field} options={prompt.choices ?? []} placeholder={prompt.placeholder ?? ''} />
    )
  }
  if (prompt.input === 'password')
    return <PasswordField {...field} autoComplete="current-password" />
  const { placeholder } = prompt
  if (prompt.input === 'textarea') return <TextArea {...field} placeholder={placeholder} />
  if (prompt.input === 'number') {
    return <TextField {...field} placeholder={placeholder} inputMode="decimal" tabular />
  }
  return <TextField {...field} type={prompt.input} placeholder={placeholder} />
}

function FileField({ prompt, onChange, error }: PromptFieldProps) {
  return (
    <FileDrop
      label={prompt.label}
      help={prompt.help}
      error={error}
      accept={prompt.accept}
      multiple={prompt.multiple ?? false}
      onFiles={onChange}
    />
  )
}

function RangeField({ prompt, value, onChange, error }: PromptFieldProps) {
  const shown = typeof value === 'number' ? value : 0
  return (
    <Field label={prompt.label} help={prompt.help} error={error}>
      {attributes => (
        <span className={css.range}>
          <input
            {...attributes}
            type="range"
            data-autofocus
            min={prompt.min ?? 0}
            max={prompt.max ?? 100}
            step={prompt.step ?? 1}
            value={shown}
            onChange={event => onChange(event.target.valueAsNumber)}
          />
          <output className="tabular">{shown}</output>
        </span>
      )}
    </Field>
  )
}
