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
  /** Colours to choose with one click, and where they come from. */
  proposals?: { readonly label: string; readonly colors: readonly string[] }
}

/** A colour, picked or typed, with a hint on whether text is legible on it. */
export function ColorField(props: ColorFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, proposals } = rest
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
  const choose = (color: string) => {
    setTyped(undefined)
    onChange(color)
  }
  return (
    <div>
      <Field {...field} help={field.help ?? hint}>
        {attributes => (
          <Box field={field}>
            <input
              type="color"
              className={css.swatch}
              aria-label={texts.colorPicker(field.label)}
              disabled={field.disabled}
              value={shown}
              onChange={event => choose(event.target.value)}
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
      {proposals && proposals.colors.length > 0 && (
        <Proposals {...proposals} value={shown} onChoose={choose} />
      )}
    </div>
  )
}

interface ProposalsProps {
  label: string
  colors: readonly string[]
  value: string
  onChoose: (color: string) => void
}

function Proposals({ label, colors, value, onChoose }: ProposalsProps) {
  return (
    <span className={css.proposals} role="group" aria-label={label}>
      <span>{label}</span>
      {colors.map(color => (
        <button
          key={color}
          type="button"
          className={css.proposal}
          aria-label={color}
          aria-pressed={color === value}
          style={{ background: color }}
          onClick={() => onChoose(color)}
        />
      ))}
    </span>
  )
}
