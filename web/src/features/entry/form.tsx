import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { ComponentProps, ReactNode } from 'react'
import { FormError, type FormErrorProps } from './form-error.tsx'

type EntryFormProps = Pick<ComponentProps<'form'>, 'onSubmit'> &
  FormErrorProps & {
    readonly submitLabel: ReactNode
    readonly busy: boolean
    /** Where the captcha watches the form. */
    readonly watched?: ComponentProps<'form'>['ref']
    /** Of the captcha. */
    readonly status?: ReactNode
    readonly children: ReactNode
  }

/** The form of a public page: why it was refused, its fields, one wide button, and the captcha. */
export function EntryForm({ onSubmit, watched, refused, words, ...props }: EntryFormProps) {
  return (
    <form onSubmit={onSubmit} ref={watched} noValidate>
      <Stack>
        <FormError refused={refused} words={words} />
        {props.children}
        <Button type="submit" look="primary" size="lg" wide busy={props.busy}>
          {props.submitLabel}
        </Button>
        {props.status}
      </Stack>
    </form>
  )
}

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error' | 'autoFocus'
>

/** The address that a person signs in with. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label={t`Email address`}
      type="email"
      name="email"
      autoComplete="username"
    />
  )
}
