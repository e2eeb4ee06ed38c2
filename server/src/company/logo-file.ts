import { loadLogo } from '../documents/logo.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type FileResponse, NO_PERMISSIONS } from '../lib/route.ts'
import { hex } from '../lib/secret.ts'

/** The picture of a company's logo; undefined where there is none, or none that can be shown. */
export async function logoFile(
  { archive }: Pick<AppContext, 'archive'>,
  stored: { readonly sha256: Uint8Array } | null | undefined,
): Promise<FileResponse | undefined> {
  const logo = stored && (await loadLogo(archive, hex(stored.sha256)))
  if (!logo) return undefined
  return {
    body: logo.bytes,
    mediaType: logo.mediaType,
    headers: NO_PERMISSIONS,
  }
}
