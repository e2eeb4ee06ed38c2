import { Combobox, type ComboboxOption } from '@bordereau/ui/field/combobox'
import type { FieldProps } from '@bordereau/ui/field/field'
import { t } from '#macros'
import { type ReactNode, useMemo, useState } from 'react'
import type { NamedCode } from './names.ts'
import { type RecentKind, suggestedCodes, recent } from './recent.ts'

export type CodeFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly autoFocus?: boolean
  /** Opens the list at once. */
  readonly opened?: boolean
  /** Whether the choice can be removed. */
  readonly clearable?: boolean
}

/** A field for a code out of a list: recent choices first, then likely ones, then all. */
export function CodeField(
  props: CodeFieldProps & {
    readonly kind: RecentKind
    readonly rows: readonly NamedCode[]
    readonly likely: readonly (string | undefined)[]
    readonly picture: (code: string) => ReactNode
  },
) {
  const { kind, value, onChange, rows, likely, picture, ...rest } = props
  // The order is fixed while the field is mounted; a new choice comes first the next time.
  const [suggested] = useState(() => suggestedCodes(recent.read(kind), likely))
  const options = useMemo(() => optionsOf(rows, suggested, picture), [rows, suggested, picture])
  return (
    <Combobox
      {...rest}
      options={options}
      chosen={options.find(option => option.value === value)}
      onChoose={option => {
        if (option) recent.add(kind, option.value)
        if (option || rest.clearable) onChange(option?.value ?? '')
      }}
    />
  )
}

/** Recent options first, then likely ones, then all others in their order. */
function optionsOf(
  rows: readonly NamedCode[],
  suggested: ReturnType<typeof suggestedCodes>,
  picture: (code: string) => ReactNode,
): readonly ComboboxOption[] {
  const option = ({ code, name, localName, searchTerms = '' }: NamedCode, group: string) => ({
    value: code,
    label: name,
    aside: localName,
    keywords: `${code} ${searchTerms}`,
    picture: picture(code),
    group,
  })
  const rowsByCode = new Map(rows.map(row => [row.code, row]))
  const optionsFor = (codes: readonly string[], group: string) =>
    codes.flatMap(code => {
      const row = rowsByCode.get(code)
      return row === undefined ? [] : [option(row, group)]
    })
  const suggestedCodeSet = new Set([...suggested.recent, ...suggested.likely])
  return [
    ...optionsFor(suggested.recent, t`Recently chosen`),
    ...optionsFor(suggested.likely, t`Frequently chosen`),
    ...rows.filter(({ code }) => !suggestedCodeSet.has(code)).map(row => option(row, t`All`)),
  ]
}
