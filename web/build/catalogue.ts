import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { CatalogType } from '@lingui/conf'
import { faultOfTranslation } from './translation.ts'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]

/** The separator between a message and its context, where a message is named in one string. */
const CONTEXT = ' ‖ '

/** The languages that have a catalogue; English stands in the code. */
export function translated(): readonly string[] {
  return config().locales
}

/** The messages that stand in the code of this moment, without translations. Throws where a file cannot be read. */
export async function messagesOfCode(): Promise<CatalogType> {
  const found = await (await catalogue()).collect()
  if (!found) throw new Error('A file of web/src cannot be read; nothing was changed.')
  return Object.fromEntries(
    Object.entries(found).map(([id, message]) => [id, { ...message, translation: '' }]),
  )
}

/** The catalogue of a language as it is kept, by id. */
export async function readCatalogue(tag: string): Promise<CatalogType> {
  const kept = await (await catalogue()).read(tag)
  if (!kept) throw new Error(`There is no catalogue of ${tag}.`)
  return kept
}

/** Brings the catalogues of all languages to the messages of the code: new ones empty, gone ones left out. */
export async function extractAll(): Promise<void> {
  const code = await messagesOfCode()
  const all = await catalogue()
  for (const tag of translated()) {
    const kept = (await all.read(tag)) ?? {}
    await all.write(tag, merged(code, kept))
  }
}

/**
 * Writes translations into the catalogue of a language, by the message or `message ‖ context`.
 * Gives what is refused, a sentence each; what is not refused is written.
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
    const fault = faultOfTranslation(tag, message.message ?? '', translation)
    if (fault === undefined) message.translation = translation
    else refused.push(`${name}: ${fault}`)
  }
  for (const message of Object.values(kept))
    if (message.translation) message.translation = isolated(tag, message.translation)
  await (await catalogue()).write(tag, sorted(kept))
  return refused
}

/**
 * In a language from right to left, what comes in as a value (a name, a number, a code) keeps its own direction: it is
 * put between Unicode's isolates, so that no full stop changes sides.
 */
function isolated(tag: string, translation: string): string {
  return tag === 'ar'
    ? translation.replaceAll(/\u2068?(\{\w+\})\u2069?/g, '\u2068$1\u2069')
    : translation
}

/** A message as translators name it. */
export function nameOf(message: CatalogType[string]): string {
  const { context, message: words = '' } = message
  return context === undefined ? words : `${words}${CONTEXT}${context}`
}

function merged(code: CatalogType, kept: CatalogType): CatalogType {
  return sorted(
    Object.fromEntries(
      Object.entries(code).map(([id, message]) => [
        id,
        { ...message, extra: kept[id]?.extra, translation: kept[id]?.translation ?? '' },
      ]),
    ),
  )
}

/** By the message's own characters: the same order on every machine. */
function sorted(messages: CatalogType): CatalogType {
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
