import { join } from 'node:path'
import { directionOf } from '@bordereau/domain/text/direction'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { CatalogType } from '@lingui/conf'
import { translationError } from './translation.ts'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]

/** The separator between a message and its context, where a message is named in one string. */
const CONTEXT = ' ‖ '

/** The languages that have a catalogue; English stands in the code. */
export function translated(): readonly string[] {
  return config().locales
}

/** The messages found in the code now, without translations. Throws where a file cannot be read. */
export async function messagesOfCode(): Promise<CatalogType> {
  const found = await (await catalogue()).collect()
  if (!found) throw new Error('A file of web/src cannot be read; nothing was changed.')
  return Object.fromEntries(
    Object.entries(found).map(([id, message]) => [id, { ...message, translation: '' }]),
  )
}

/** The stored catalogue of a language, by message id. */
export async function readCatalogue(tag: string): Promise<CatalogType> {
  const kept = await (await catalogue()).read(tag)
  if (!kept) throw new Error(`There is no catalogue of ${tag}.`)
  return kept
}

/**
 * Updates the catalogues of all languages to the messages of the code: new ones are empty, obsolete ones are removed.
 */
export async function extractAll(): Promise<void> {
  const code = await messagesOfCode()
  const all = await catalogue()
  for (const tag of translated()) {
    const kept = (await all.read(tag)) ?? {}
    await all.write(tag, mergeCatalogues(code, kept))
  }
}

/**
 * Writes translations into the catalogue of a language, by the message or `message ‖ context`. Returns what is refused,
 * one line each; everything else is written.
 */
export async function fill(
  tag: string,
  translations: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const kept = await readCatalogue(tag)
  const ids = new Map(Object.entries(kept).map(([id, message]) => [nameOf(message), id]))
  const refused: string[] = []
  for (const [name, translation] of Object.entries(translations)) {
    const id = ids.get(name)
    const message = id === undefined ? undefined : kept[id]
    if (!message) {
      refused.push(`${name}: there is no such message`)
      continue
    }
    const error = translationError(tag, message.message ?? '', translation)
    if (error === undefined) message.translation = translation
    else refused.push(`${name}: ${error}`)
  }
  for (const message of Object.values(kept))
    if (message.translation) message.translation = withIsolates(tag, message.translation)
  await (await catalogue()).write(tag, sortMessages(kept))
  return refused
}

/**
 * In a right-to-left language an inserted value (a name, a number, a code) keeps its own direction: it is wrapped in
 * Unicode isolates, so that a full stop stays on its side.
 */
function withIsolates(tag: string, translation: string): string {
  return directionOf(tag) === 'rtl'
    ? translation.replaceAll(/\u2068?(\{\w+\})\u2069?/g, '\u2068$1\u2069')
    : translation
}

/** A message with its context, as translators name it. */
export function nameOf(message: CatalogType[string]): string {
  const { context, message: words = '' } = message
  return context === undefined ? words : `${words}${CONTEXT}${context}`
}

function mergeCatalogues(code: CatalogType, kept: CatalogType): CatalogType {
  return sortMessages(
    Object.fromEntries(
      Object.entries(code).map(([id, message]) => [
        id,
        {
          ...message,
          ...(kept[id]?.extra === undefined ? {} : { extra: kept[id].extra }),
          translation: kept[id]?.translation ?? '',
        },
      ]),
    ),
  )
}

/** Sorts by the message's characters, which gives the same order on every machine. */
function sortMessages(messages: CatalogType): CatalogType {
  const rows = Object.entries(messages)
  return Object.fromEntries(rows.toSorted(([, a], [, b]) => (nameOf(a) < nameOf(b) ? -1 : 1)))
}

async function catalogue(): Promise<Catalogue> {
  const [only] = await getCatalogs(config())
  if (!only) throw new Error('web/lingui.config.ts names no catalogue.')
  return only
}

function config() {
  return getConfig({ cwd: join(import.meta.dirname, '..') })
}
