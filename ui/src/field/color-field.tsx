import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import { parseHexColor, readableOn } from './contrast.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { Box, splitField } from './text-field.tsx'

export interface ColorFieldProps extends FieldProps {
  /** '#rrggbb'. */
  value: string
  onChange: (value: string) => void
}

/** A colour, picked or typed, with a hint on whether text is legible on it. */
export function ColorField(props: ColorFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange } = rest
  const texts = useTexts()
  const [typed, setTyped] = useState<string>()
  const shown = parseHexColor(value) ?? '#27457f'
  const good = readableOn(shown) === '#ffffff'
  const hint = (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
      <Icon name={good ? 'check' : 'warning'} size="sm" />
      {good ? texts.contrastGood : texts.contrastPoor}
    </span>
  )
  return (
    <Field {...field} help={field.help ?? hint}>
      {attributes => (
        <Box field={field}>
          <input
            type="color"
            className={css.swatch}
            aria-label={texts.colorPicker(field.label)}
            disabled={field.disabled}
            value={shown}
            onChange={event => {
              setTyped(undefined)
              onChange(event.target.value)
            }}
          />
          <input
            {...attributes}
            className={`${css.input} tabular`}
            spellCheck={false}
            dir="ltr"
            value={typed ?? value}
            onChange={event => {
              setTyped(event.target.value)
              const color = parseHexColor(event.target.value)
              if (color !== undefined) onChange(color)
            }}
            onBlur={() => setTyped(undefined)}
          />
        </Box>
      )}
    </Field>
  )
}
