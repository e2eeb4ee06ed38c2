import { ENCODINGS, type Encoding } from '@bordereau/contract/encoding-names'
import type { ImportReport } from '@bordereau/contract/import'
import { Select } from '@bordereau/ui/field/select'
import { t, useLingui } from '#macros'

type Found = NonNullable<ImportReport['encoding']>

/** In which encoding a file is read: the likely ones first. */
export function EncodingField(props: {
  readonly encoding: Found
  readonly disabled?: boolean
  readonly onEncoding: (encoding: Encoding) => void
}) {
  const { t } = useLingui()
  const { used, sure, others } = props.encoding
  const likely = [used, ...others]
  const optionOf = (group: string) => (encoding: Encoding) => ({
    value: encoding,
    label: encodingLabel(encoding),
    group,
  })
  return (
    <Select
      label={t`Character encoding`}
      help={
        sure
          ? t`Choose another one if letters with accents are wrong below.`
          : t`The file does not say how its letters are written. Choose the encoding in which they are right below.`
      }
      value={used}
      disabled={props.disabled ?? false}
      options={[
        ...likely.map(optionOf(t`Likely`)),
        ...ENCODINGS.filter(encoding => !likely.includes(encoding)).map(optionOf(t`Others`)),
      ]}
      onChange={chosen => {
        const encoding = ENCODINGS.find(one => one === chosen)
        if (encoding) props.onEncoding(encoding)
      }}
    />
  )
}

function encodingLabel(encoding: Encoding): string {
  const [script, name] = [scriptOf(encoding), nameOf(encoding)]
  return script === '' ? name : `${script} (${name})`
}

/** As people who know it call it: Windows 1250, DOS 852, ISO 8859-2, Macintosh. */
function nameOf(encoding: Encoding): string {
  return encoding
    .replace(/^windows-/, 'Windows ')
    .replace(/^ibm/, 'DOS ')
    .replace(/^iso-/, 'ISO ')
    .replace(/^(?:macintosh|x-mac-.*)$/, 'Macintosh')
    .replace(/^(?:utf|koi8|euc|gb|big).*$/, name => name.toUpperCase())
    .replace(/^shift_jis$/, 'Shift_JIS')
}

function scriptOf(encoding: Encoding): string {
  return SCRIPTS.find(([encodings]) => encodings.split(' ').includes(encoding))?.[1]() ?? ''
}

const SCRIPTS: readonly (readonly [string, () => string])[] = [
  ['windows-1252 iso-8859-15 ibm850 ibm437 ibm860 ibm863 macintosh', () => t`Western European`],
  ['ibm865 ibm861 x-mac-icelandic', () => t`Nordic`],
  [
    'windows-1250 iso-8859-2 iso-8859-16 ibm852 x-mac-ce x-mac-croatian x-mac-romanian',
    () => t`Central European`,
  ],
  ['windows-1257 iso-8859-13 iso-8859-4 ibm775', () => t`Baltic`],
  ['windows-1251 koi8-r koi8-u iso-8859-5 ibm866 ibm855 x-mac-cyrillic', () => t`Cyrillic`],
  ['windows-1253 iso-8859-7 ibm737 x-mac-greek', () => t`Greek`],
  ['windows-1254 iso-8859-9 ibm857 x-mac-turkish', () => t`Turkish`],
  ['windows-1255 iso-8859-8 ibm862', () => t`Hebrew`],
  ['windows-1256 iso-8859-6', () => t`Arabic`],
  ['windows-1258', () => t`Vietnamese`],
  ['windows-874', () => t`Thai`],
  ['shift_jis euc-jp', () => t`Japanese`],
  ['gb18030 big5', () => t`Chinese`],
  ['euc-kr', () => t`Korean`],
]
