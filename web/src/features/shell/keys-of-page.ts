import { t } from '#macros'
import type { KeyHelp } from '../../navigation/keys.ts'

/** The keys that work on what is shown now: in the rows of a list, in the lines of the editor. Empty elsewhere. */
export function keysOfPage(): readonly KeyHelp[] {
  const shows = (selector: string) => document.querySelector(`#main ${selector}`) !== null
  return [
    ...(shows('[data-row-key]') ? listKeys(shows('[data-row-key] input[type=checkbox]')) : []),
    ...(shows('article li[data-path^="lines."]') ? editorKeys() : []),
  ]
}

function listKeys(selects: boolean): readonly KeyHelp[] {
  return [
    { keys: 'j', what: t`Next row` },
    { keys: 'k', what: t`Previous row` },
    { keys: 'Enter', what: t`Open the row` },
    ...(selects
      ? [
          { keys: 'x', what: t`Select the row` },
          { keys: 'Escape', what: t`Clear the selection` },
        ]
      : []),
  ]
}

function editorKeys(): readonly KeyHelp[] {
  return [
    { keys: 'Enter', what: t`Add a line below` },
    { keys: 'Alt+ArrowUp', what: t`Move the line up` },
    { keys: 'Alt+ArrowDown', what: t`Move the line down` },
    { keys: 'Mod+D', what: t`Duplicate the line` },
    { keys: 'Mod+Backspace', what: t`Remove the line` },
    { keys: 'Mod+Z', what: t`Undo` },
    { keys: 'Mod+Shift+Z', what: t`Redo` },
  ]
}
