import type { FiledDetail } from '@bordereau/domain/country/tax-files'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import type { Bookkeeping } from './bookkeeping-form.tsx'
import { filedDetailLabel, taxFileHelp, taxFileLimits } from './tax-file-labels.ts'
import { TAX_FILE_NAMES } from './tax-file-names.ts'

type DetailProps = {
  readonly form: Form<Bookkeeping['setting']>
  readonly files: Bookkeeping['taxFiles']
}

/** The files of the tax office: whom each is for, what it leaves out, and what it needs of the company. */
export function TaxFileDetails({ form, files }: DetailProps) {
  const { t } = useLingui()
  if (files.length === 0) return null
  const names = [...new Set(files.flatMap(({ needs, optional }) => [...needs, ...optional]))]
  return (
    <Stack gap={3}>
      <Text as="h2" size={16} weight="semibold">
        {t`Files for the tax office`}
      </Text>
      {files.map(file => (
        <TaxFile key={file.key} file={file} />
      ))}
      {names.length > 0 && (
        <Grid>
          {names.map(name => (
            <DetailField key={name} form={form} name={name} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

function TaxFile({ file: { key, source } }: { readonly file: DetailProps['files'][number] }) {
  return (
    <Stack gap={1}>
      <Text weight="semibold">{TAX_FILE_NAMES[key]}</Text>
      <Text size={13}>{taxFileHelp(key)}</Text>
      <Text size={13} tone="muted">
        {taxFileLimits(key)}{' '}
        <Link href={source}>
          <Trans>Where it is published</Trans>
        </Link>
      </Text>
    </Stack>
  )
}

function DetailField({ form, name }: Pick<DetailProps, 'form'> & { readonly name: FiledDetail }) {
  const { details } = form.values
  const common = {
    label: filedDetailLabel(name),
    value: details[name],
    error: form.errors[`details.${name}`],
    onChange: (value: string) => form.set('details', { ...details, [name]: value }),
  }
  if (name === 'taxOffice') return <TextField {...common} inputMode="numeric" maxLength={4} />
  if (name === 'birthDate')
    return <TextField {...common} inputMode="numeric" maxLength={10} placeholder="1980-12-31" />
  return <TextField {...common} maxLength={80} />
}
