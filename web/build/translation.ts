import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The parts of a message that a translation must keep. */
type Shape = {
  /** Placeholders, and tags with their number, sorted. */
  readonly placeholders: readonly string[]
  /** Choices by number or word: variable and kind, with the cases they have. */
  readonly choices: ReadonlyMap<string, readonly string[]>
}

/** What is wrong with a translation, in one sentence; undefined where no check fails. */
export function translationError(
  tag: string,
  message: string,
  translation: string,
): string | undefined {
  if (translation.trim() === '') return 'it is empty'
  const source = shapeOf(message)
  const target = shapeOf(translation)
  if (typeof source === 'string') return source
  if (typeof target === 'string') return target
  if (source.placeholders.join(' ') !== target.placeholders.join(' '))
    return `it must have ${list(source.placeholders)}, not ${list(target.placeholders)}`
  const lost = [...source.choices.keys()].find(choice => !target.choices.has(choice))
  const added = [...target.choices.keys()].find(choice => !source.choices.has(choice))
  if (lost !== undefined) return `it lacks {${lost}, …}`
  if (added !== undefined) return `{${added}, …} is not in the message`
  for (const [choice, cases] of target.choices) {
    const wanted = requiredCases(tag, choice, source.choices.get(choice) ?? [])
    const given = cases.filter(one => !/^\d+$/.test(one))
    if (wanted.toSorted().join() !== given.toSorted().join())
      return `{${choice}, …} needs the cases ${wanted.join(' ')} in this language, not ${given.join(' ')}`
  }
  return edgeSpaceError(message, translation)
}

/** Plurals have the cases of the language, other choices have those of the message. */
function requiredCases(tag: string, choice: string, source: readonly string[]): readonly string[] {
  const kind = choice.split(', ')[1]
  if (kind !== 'plural' && kind !== 'selectordinal') return source
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  return new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
}

/** A space at an end joins two messages and must stay. */
function edgeSpaceError(message: string, translation: string): string | undefined {
  const ends = (text: string) => `${/^\s/.test(text)}${/\s$/.test(text)}`
  return ends(message) === ends(translation)
    ? undefined
    : 'it must begin and end with a space where the message does, and nowhere else'
}

function shapeOf(text: string): Shape | string {
  const places = new Set<string>()
  const choices = new Map<string, readonly string[]>()
  try {
    walk(compileMessageOrThrow(text), places, choices)
  } catch (error) {
    return `it cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  }
  const tags = tagsOf(text)
  if (typeof tags === 'string') return tags
  for (const tag of tags) places.add(tag)
  return { placeholders: [...places].toSorted(), choices }
}

function walk(
  tokens: ReturnType<typeof compileMessageOrThrow>,
  placeholders: Set<string>,
  choices: Map<string, readonly string[]>,
): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, type, format] = token
    if (type === undefined || typeof format !== 'object' || format === null) {
      placeholders.add(`{${[name, type, format].filter(part => part !== undefined).join(', ')}}`)
      continue
    }
    const { offset: _, ...cases } = format as Record<string, typeof tokens> // the cases of a choice are messages
    choices.set(`${name}, ${type}`, Object.keys(cases))
    for (const one of Object.values(cases)) walk(one, placeholders, choices)
  }
}

/** Tags such as <0>, </0> or <0/>, each closed in its order. */
function tagsOf(text: string): readonly string[] | string {
  const open: string[] = []
  const seen = new Set<string>()
  for (const [tag, closing, name = '', single] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (single) seen.add(tag)
    else if (!closing) open.push(name)
    else if (open.pop() !== name) return `${tag} closes what is not open`
    else seen.add(`<${name}></${name}>`)
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : [...seen]
}

function list(places: readonly string[]): string {
  return places.length === 0 ? 'no placeholder' : places.join(' ')
}
