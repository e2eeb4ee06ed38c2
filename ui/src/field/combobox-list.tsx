import { Combobox as MantineCombobox } from '@mantine/core'
import { Fragment } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../texts.tsx'
import { createValue } from './create-value.ts'
import type { ComboboxOption } from './combobox.tsx'
import css from './combobox.module.css'
import type { FoundOptions } from './use-options.ts'

interface ListProps {
  found: FoundOptions<ComboboxOption>
  label: string
  chosen: string | undefined
  /** The typed text that can be created as a new option. */
  create: string | undefined
}

/** The list under a combobox's input. */
export function ComboboxList({ found, label, chosen, create }: ListProps) {
  const texts = useTexts()
  const empty = found.options.length === 0
  return (
    <MantineCombobox.Dropdown>
      <MantineCombobox.Options aria-label={label}>
        {found.options.map((option, index) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== found.options[index - 1]?.group && (
              <div className={css.group} role="presentation">
                {option.group}
              </div>
            )}
            <Line option={option} chosen={option.value === chosen} />
          </Fragment>
        ))}
        {create !== undefined && (
          <MantineCombobox.Option value={createValue}>
            <Icon name="plus" />
            <span className={css.create}>{texts.create(create)}</span>
          </MantineCombobox.Option>
        )}
      </MantineCombobox.Options>
      <output className={css.notes}>
        {empty && found.state === 'loading' && <span className={css.note}>{texts.loading}…</span>}
        {found.state === 'failed' && <span className={css.note}>{texts.searchFailed}</span>}
        {empty && found.state === 'idle' && <span className={css.note}>{texts.nothingFound}</span>}
      </output>
      {found.more !== undefined && (
        <Button
          look="quiet"
          size="sm"
          wide
          busy={found.state === 'loading'}
          onMouseDown={event => event.preventDefault()}
          onClick={found.more}
        >
          {texts.showMore}
        </Button>
      )}
    </MantineCombobox.Dropdown>
  )
}

function Line({ option, chosen }: { option: ComboboxOption; chosen: boolean }) {
  return (
    <MantineCombobox.Option value={option.value} active={chosen} aria-selected={chosen}>
      {option.picture}
      <span className={css.text}>
        <span>
          {option.label}
          {option.aside !== undefined && (
            <bdi className={css.aside} aria-hidden>
              {option.aside}
            </bdi>
          )}
        </span>
        {option.help !== undefined && <span className={css.help}>{option.help}</span>}
      </span>
      {chosen && <Icon name="check" />}
    </MantineCombobox.Option>
  )
}
