import { putLogo } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { isDrawable } from '../documents/drawable.ts'
import { logoOf } from '../documents/logo.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { isWholePng, readImage } from './image.ts'
import { presentCompany } from './present.ts'
import { findCompany, setLogo } from './store.ts'

const MAX_BYTES = 1_000_000
const MAX_PIXELS = 4_000

/** A picture that cannot be drawn would stop every later document, so it is looked at closely now. */
export const putLogoRoute = workspaceRoute(putLogo, async ({ house, tx, member, bytes }) => {
  if (bytes.length > MAX_BYTES) return refuse('image_too_large', { bytes: MAX_BYTES })
  const image = readImage(bytes)
  if (!image) return refuse('not_an_image')
  if (image.width > MAX_PIXELS || image.height > MAX_PIXELS) {
    return refuse('image_too_large', { pixels: MAX_PIXELS })
  }
  if (image.mediaType === 'image/png' && !(await isWholePng(bytes, image))) {
    return refuse('not_an_image')
  }
  const logo = logoOf(bytes, '-')
  if (!logo.ok) {
    return logo.refusal === 'logo_too_large'
      ? refuse('image_too_large', { pixels: MAX_PIXELS })
      : refuse('not_an_image', { code: logo.refusal })
  }
  if (!(await isDrawable(house.renderer, logo.value))) return refuse('not_an_image')
  const sha256 = Buffer.from(await house.archive.store(bytes), 'hex')
  await setLogo(tx, member.workspaceId, { sha256, type: image.mediaType }, house.clock.now())
  const company = await findCompany(tx, member.workspaceId)
  return company ? answer(presentCompany(company)) : refuse('not_found')
})
