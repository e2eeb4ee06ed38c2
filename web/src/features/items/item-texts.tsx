import type { Form } from '../../form/form.ts'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { LanguageField } from '../party/country-field.tsx'
import css from './items.module.css'
import type { ItemValues } from './item-values.ts'

/** Name and description of an item in other languages. */
export function Texts({ form }: { readonly form: Form<ItemValues> }) {
  const { t } = useLingui()
  const { texts } = form.values
  const set = (next: ItemValues['texts']) => form.set('texts', next)
  return (
    <Stack>
      {texts.map((text, i) => (
        <TextRow
          key={i}
          text={text}
          onChange={patch => set(texts.with(i, { ...text, ...patch }))}
          onRemove={() => set(texts.toSpliced(i, 1))}
        />
      ))}
      <div>
        <Button
          look="quiet"
          icon="language"
          onClick={() => set([...texts, { language: 'en', name: '', description: '' }])}
        >
          {t`Add a language`}
        </Button>
      </div>
    </Stack>
  )
}

type ItemText = ItemValues['texts'][number]

function TextRow(props: {
  readonly text: ItemText
  readonly onChange: (patch: Partial<ItemText>) => void
  readonly onRemove: () => void
}) {
  const { t } = useLingui()
  const { language } = useFormats()
  const { text, onChange } = props
  const name = language(text.language)
  return (
    <div className={css.text}>
      <LanguageField
        label={t`Language`}
        value={text.language}
        onChange={code => onChange({ language: code })}
      />
      <TextField
        label={t`Name in ${name}`}
        maxLength={200}
        value={text.name}
        onChange={value => onChange({ name: value })}
      />
      <IconButton icon="x" label={t`Remove the text in ${name}`} onClick={props.onRemove} />
      <TextArea
        className={css.wide}
        label={t`Description in ${name}`}
        maxLength={2000}
        value={text.description}
        onChange={value => onChange({ description: value })}
      />
    </div>
  )
}
