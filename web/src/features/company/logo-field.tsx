import { deleteLogo, getLogo, putLogo, type Company } from '@bordereau/contract/company'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { type Refused, addressOf } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import css from './company.module.css'
import { cacheCompany } from './send-company.ts'

export function LogoField({ company }: { company: Company }) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId }
  const upload = useMutation(putLogo)
  const removal = useMutation(deleteLogo)
  const send = async (files: readonly File[]): Promise<void> => {
    const [file] = files
    if (!file) return
    const response = await upload.mutate({ query, file })
    if (response.ok) cacheCompany(response.value)
  }
  const remove = async (): Promise<void> => {
    const response = await removal.mutate({ query })
    if (response.ok) cacheCompany(response.value)
  }
  const source = logoAddress(company)
  return (
    <Stack gap={2}>
      {upload.refused && <Notice tone="red" title={logoRefusalMessage(upload.refused)} />}
      <FileDrop
        label={t`Logo`}
        help={t`PNG or JPEG, at most 1 MB`}
        accept="image/png,image/jpeg"
        maxBytes={1_000_000}
        icon="photo"
        disabled={upload.pending}
        onFiles={files => void send(files)}
      />
      {company.hasLogo && (
        <Row gap={2} wrap justify="between">
          <img src={source} alt={t`Your logo`} className={css.logo} />
          <Button
            look="danger-quiet"
            icon="trash"
            busy={removal.pending}
            onClick={() => void remove()}
          >
            <Trans>Remove logo</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** The version is part of the address, so that a new logo is not served from the cache. */
export function logoAddress({ workspaceId, version }: Company): string {
  return `${addressOf(getLogo, { workspaceId })}?v=${version}`
}

function logoRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'not_an_image':
      return t`This is not a PNG or JPEG picture.`
    case 'image_too_large':
      return t`This picture is too large: at most 1 MB and 4000 pixels a side.`
    default:
      return refusalMessage(refused)
  }
}
