import { cleanLine, cleanLines } from '@bordereau/domain/text/clean-text'

/**
 * Cleans what is pasted or dropped into any text field of the application, as the server does with what it is sent: what stands in
 * the field is what is stored. Events that a field has handled itself, such as rows of a spreadsheet, do not arrive here.
 */
export function cleanPasted(page: Document): void {
  page.addEventListener('beforeinput', event => {
    const field = textFieldOf(event.target)
    const text = event.data
    if (!field || !text || !event.cancelable || !BROUGHT.test(event.inputType)) return
    const clean = isOneLine(field) ? inOneLine(text) : cleanLines(text)
    if (clean === text) return
    // As if it had been typed, so that the browser can undo it. Where it cannot, the server cleans it.
    if (page.execCommand('insertText', false, clean)) event.preventDefault()
  })
}

/** Of Input Events Level 2: text that was not typed. */
const BROUGHT = /^insert(?:From(?:Paste|Drop|Yank)|Replacement)/

/** Without the break at its end that a copied line or cell brings along. */
function inOneLine(text: string): string {
  return cleanLine(cleanLines(text).replaceAll(/^\s*\n|\n\s*$/g, ''))
}

/** Passwords are not here: each of their characters counts. */
const TYPES = /^(?:text|search|email|url|tel)$/

function textFieldOf(target: EventTarget | null): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && TYPES.test(target.type) ? target : undefined
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A text area that wraps one line says so. */
function isOneLine(field: TextField): boolean {
  return field instanceof HTMLInputElement || field.ariaMultiLine === 'false'
}
