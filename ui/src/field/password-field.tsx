import { useState } from 'react'
import type { Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import { useTexts } from '../texts.tsx'
import type { UiTexts } from '../texts.tsx'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { passwordStrength } from './password-strength.ts'
import { Box, Side, splitField } from './text-field.tsx'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** `new-password` where one is set, `current-password` where one is checked. */
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength, as bars and as text. */
  strength?: boolean
  name?: string
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A password, with a button that reveals the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, rest } = splitField(props)
  const { value, onChange, strength = false, ...native } = rest
  const texts = useTexts()
  const [seen, setSeen] = useState(false)
  return (
    <Field {...field}>
      {attributes => (
        <>
          <Box field={field}>
            <input
              {...native}
              {...attributes}
              type={seen ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              className={css.input}
              value={value}
              onChange={event => onChange(event.target.value)}
            />
            <Side>
              <IconButton
                size="sm"
                icon={seen ? 'eye-off' : 'eye'}
                label={seen ? texts.hidePassword : texts.showPassword}
                onClick={() => setSeen(!seen)}
              />
            </Side>
          </Box>
          {strength && <Strength password={value} texts={texts} />}
        </>
      )}
    </Field>
  )
}

function Strength({ password, texts }: { password: string; texts: UiTexts }) {
  const level = passwordStrength(password)
  const strengthTexts = [
    '',
    texts.passwordWeak,
    texts.passwordFair,
    texts.passwordGood,
    texts.passwordStrong,
  ]
  return (
    <>
      <span className={css.bars} data-level={level} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </span>
      <span className={css.help} aria-live="polite">
        {level > 0 && `${texts.passwordStrength}: ${strengthTexts[level] ?? ''}`}
      </span>
    </>
  )
}
