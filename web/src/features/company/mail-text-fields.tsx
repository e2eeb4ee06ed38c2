import {
  MAIL_PLACEHOLDERS,
  type MailPlaceholder,
  type MailTemplate,
} from '@bordereau/domain/text/mail-template'
import { Button } from '@bordereau/ui/button/button'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t, useLingui } from '#macros'
import { useRef } from 'react'

/** Subject and text with placeholders, which buttons insert where one writes. */
export function MailTextFields(props: {
  readonly text: MailTemplate
  readonly error: string | undefined
  readonly onChange: (text: MailTemplate) => void
  /** Undefined where the text is the standard one. */
  readonly onReset: (() => void) | undefined
}) {
  const { t } = useLingui()
  const { text, error, onChange, onReset } = props
  const caret = useRef<number>(undefined)
  const insert = (placeholder: MailPlaceholder) => {
    const at = caret.current ?? text.message.length
    const message = `${text.message.slice(0, at)}{${placeholder}}${text.message.slice(at)}`
    caret.current = at + placeholder.length + 2
    onChange({ ...text, message })
  }
  return (
    <Stack gap={4}>
      <TextField
        label={t`Subject`}
        maxLength={300}
        value={text.subject}
        onChange={subject => onChange({ ...text, subject })}
      />
      <TextArea
        label={t`Message`}
        rows={12}
        maxLength={5_000}
        value={text.message}
        error={error}
        onChange={message => onChange({ ...text, message })}
        onSelect={event => {
          caret.current = event.currentTarget.selectionEnd
        }}
      />
      <Stack gap={2}>
        <Text size={13} tone="muted">
          <Trans>Insert what differs from message to message:</Trans>
        </Text>
        <Row gap={2} wrap>
          {MAIL_PLACEHOLDERS.map(placeholder => (
            <Button key={placeholder} size="sm" onClick={() => insert(placeholder)}>
              {placeholderLabel(placeholder)}
            </Button>
          ))}
        </Row>
        <Text size={13} tone="muted">
          <Trans>
            A line with a due date, interest or other invoices is left out where there are none.
          </Trans>
        </Text>
      </Stack>
      {onReset && (
        <Row>
          <Button size="sm" look="quiet" icon="undo" onClick={onReset}>
            <Trans>Use the standard text</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function placeholderLabel(placeholder: MailPlaceholder): string {
  switch (placeholder) {
    case 'title':
      return t`Type of document`
    case 'number':
      return t`Number`
    case 'company':
      return t`Your company`
    case 'contact':
      return t`Contact person`
    case 'amount':
      return t`Amount`
    case 'dueDate':
      return t`Due date`
    case 'claims':
      return t`Interest and costs`
    case 'openInvoices':
      return t`Other open invoices`
  }
}
