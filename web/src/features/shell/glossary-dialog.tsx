import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { useLingui } from '#macros'
import { useState } from 'react'
import { type Term, glossary } from './glossary.ts'
import css from './shell.module.css'

/** What the words of e-invoicing mean, with a search. */
export function GlossaryDialog(props: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal open={props.open} onClose={props.onClose} title={t`Glossary`}>
      {props.open && <Terms terms={glossary()} />}
    </Modal>
  )
}

function Terms({ terms }: { readonly terms: readonly Term[] }) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const found = terms.filter(({ term, text }) =>
    `${term} ${text}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <Stack gap={4}>
      <TextField label={t`Search the glossary`} type="search" value={query} onChange={setQuery} />
      <dl className={css.terms}>
        {found.map(({ term, text }) => (
          <div key={term}>
            <dt>
              <bdi>{term}</bdi>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <Text tone="muted">{t`No term has this word.`}</Text>}
    </Stack>
  )
}
