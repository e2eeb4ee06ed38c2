import { putLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { isDrawable } from '../documents/drawable.ts'
import { logoOnPaper } from '../documents/logo.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE, readImage } from '../documents/image.ts'
import { hasAllPixels } from '../documents/png.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCompany } from './present.ts'
import { findCompany, setLogo } from './store.ts'

/** An image that cannot be drawn would make every later document fail, so it is checked completely here. */
export const putLogoRoute = workspaceRoute(putLogo, async ({ context, tx, member, bytes }) => {
  if (bytes.length > MAX_IMAGE_BYTES) return refuse('image_too_large', { bytes: MAX_IMAGE_BYTES })
  const image = readImage(bytes)
  if (!image.ok) {
    return image.refusal === 'too_large'
      ? refuse('image_too_large', { pixels: MAX_IMAGE_SIDE })
      : refuse('not_an_image', { code: image.refusal })
  }
  const logo = image.value
  if (logo.mediaType === 'image/png' && !(await hasAllPixels(logo.bytes)))
    return refuse('not_an_image')
  if (!(await isDrawable(context.renderer, logoOnPaper(logo, '-')))) return refuse('not_an_image')
  const sha256 = Buffer.from(await context.archive.store(logo.bytes), 'hex')
  await setLogo(tx, member.workspaceId, { sha256, type: logo.mediaType }, context.clock.now())
  const company = await findCompany(tx, member.workspaceId)
  return company ? respond(presentCompany(company)) : refuse('not_found')
})
