import {
  type MailServerInput,
  type MailServerSetting,
  putMailServer,
} from '@bordereau/contract/mail-server'
import {
  MAIL_PRESETS,
  type MailPreset,
  type MailSecurity,
  presetOfAddress,
} from '@bordereau/domain/mail-preset'
import { t } from '#macros'
import { type FieldErrors, fieldErrorsOf } from '../../form/form.ts'

/** A mail server as it is typed; an empty password is the stored one. */
export type MailServerValues = {
  readonly from: string
  readonly user: string
  readonly password: string
  readonly host: string
  readonly port: string
  readonly security: MailSecurity
}

/** The stored server, else that of the address's own provider. */
export function valuesOfSetting({ server }: MailServerSetting, address: string): MailServerValues {
  if (server !== null) return { ...server, port: String(server.port), password: '' }
  const empty = { from: address, user: address, password: '' }
  return withPreset({ ...empty, host: '', port: '465', security: 'tls' }, presetOfAddress(address))
}

export function withPreset(
  values: MailServerValues,
  preset: MailPreset | undefined,
): MailServerValues {
  if (preset === undefined) return values
  const { host, port, security } = preset
  return { ...values, host, port: String(port), security }
}

/** A new sender has the preset of its provider, and signs in with its address, as most providers want it. */
export function withSender(values: MailServerValues, from: string): MailServerValues {
  const moved = { ...values, from, user: values.user === values.from ? from : values.user }
  return values.host === '' ? withPreset(moved, presetOfAddress(from)) : moved
}

export function presetOfValues({ host }: MailServerValues): MailPreset | undefined {
  return MAIL_PRESETS.find(preset => preset.host === host)
}

export function inputOfValues(values: MailServerValues): MailServerInput {
  const { password, port, ...rest } = values
  return { ...rest, port: Number(port), ...(password !== '' && { password }) }
}

export function mailServerErrors(values: MailServerValues, hasPassword: boolean): FieldErrors {
  const isMissing = values.user !== '' && values.password === '' && !hasPassword
  const isUnprotected = values.user !== '' && values.security === 'none'
  return {
    ...fieldErrorsOf(putMailServer.request, inputOfValues(values)),
    ...(values.host.trim() === '' && { host: t`Fill this in` }),
    ...(isMissing && { password: t`Fill this in` }),
    ...(isUnprotected && { security: t`A password is never sent without encryption.` }),
  }
}
