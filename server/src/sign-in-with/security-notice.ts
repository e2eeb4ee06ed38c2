import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { Tx } from '../db/database.ts'
import { findAccount } from '../identity/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { fill, writeHtmlEmail } from '../lib/html-email.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { inLanguage } from '@bordereau/domain/local-text'
import { nameFor } from './provider-names.ts'

export type Change = {
  readonly provider: SignInProvider
  /** The address at the provider; '' without one. */
  readonly email: string
  readonly now: 'linked' | 'unlinked'
}

/**
 * Informs the person by e-mail that an identity was linked to or unlinked from the account. Needs a system transaction.
 */
export async function sendSecurityNotice(
  tx: Tx,
  context: AppContext,
  personId: string,
  { provider, email, now }: Change,
): Promise<void> {
  const account = await findAccount(tx, { id: personId })
  if (!account || account.email === null) return
  const texts = inLanguage(TEXTS, account.language)
  const name = nameFor(context, provider)
  const notice = writeHtmlEmail({
    language: account.language,
    subject: fill(now === 'linked' ? texts.linkedSubject : texts.unlinkedSubject, { name }),
    paragraphs: [
      fill(now === 'linked' ? texts.linked : texts.unlinked, {
        name: email === '' ? name : `${name} (${email})`,
      }),
    ],
    button: { label: texts.button, link: `${context.config.publicUrl}/forgot` },
    closing: texts.closing,
  })
  await enqueueEmail(tx, context, {
    workspaceId: INSTANCE_WORKSPACE,
    kind: 'security',
    to: account.email,
    ...notice,
    dedupeKey: `security:${newId()}`,
  })
}

type Texts = {
  readonly linkedSubject: string
  readonly unlinkedSubject: string
  readonly linked: string
  readonly unlinked: string
  readonly button: string
  readonly closing: string
}

const TEXTS = {
  en: {
    linkedSubject: '{name} can now sign in to your account',
    unlinkedSubject: '{name} can no longer sign in to your account',
    linked: 'Your Bordereau account can now be opened with {name} too.',
    unlinked: 'Your Bordereau account can no longer be opened with {name}.',
    button: 'Choose a new password',
    closing:
      'If it was you, there is nothing to do. If not, choose a new password and check Settings → Account and Sessions.',
  },
  fr: {
    linkedSubject: '{name} permet désormais d’ouvrir votre compte',
    unlinkedSubject: '{name} ne permet plus d’ouvrir votre compte',
    linked: 'Votre compte Bordereau peut désormais être ouvert aussi avec {name}.',
    unlinked: 'Votre compte Bordereau ne peut plus être ouvert avec {name}.',
    button: 'Choisir un mot de passe',
    closing:
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe et vérifiez Paramètres → Compte et Sessions.',
  },
  de: {
    linkedSubject: '{name} öffnet jetzt auch Ihr Konto',
    unlinkedSubject: '{name} öffnet Ihr Konto nicht mehr',
    linked: 'Ihr Bordereau-Konto lässt sich jetzt auch mit {name} öffnen.',
    unlinked: 'Ihr Bordereau-Konto lässt sich nicht mehr mit {name} öffnen.',
    button: 'Neues Passwort wählen',
    closing:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie ein neues Passwort und prüfen Sie Einstellungen → Konto und Sitzungen.',
  },
  es: {
    linkedSubject: '{name} ya permite entrar en su cuenta',
    unlinkedSubject: '{name} ya no permite entrar en su cuenta',
    linked: 'Ahora también se puede entrar en su cuenta de Bordereau con {name}.',
    unlinked: 'Ya no se puede entrar en su cuenta de Bordereau con {name}.',
    button: 'Elegir una contraseña nueva',
    closing:
      'Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva y revise Ajustes → Cuenta y Sesiones.',
  },
  pl: {
    linkedSubject: '{name} otwiera teraz także Twoje konto',
    unlinkedSubject: '{name} nie otwiera już Twojego konta',
    linked: 'Do konta Bordereau można teraz wejść także przez {name}.',
    unlinked: 'Do konta Bordereau nie można już wejść przez {name}.',
    button: 'Ustaw nowe hasło',
    closing:
      'Jeśli to Ty, nie trzeba nic robić. Jeśli nie, ustaw nowe hasło i sprawdź Ustawienia → Konto i Sesje.',
  },
  it: {
    linkedSubject: 'Ora {name} permette di entrare nel tuo account',
    unlinkedSubject: '{name} non permette più di entrare nel tuo account',
    linked: 'Ora si può entrare nel tuo account Bordereau anche con {name}.',
    unlinked: 'Non si può più entrare nel tuo account Bordereau con {name}.',
    button: 'Scegli una nuova password',
    closing:
      'Se sei stato tu, non devi fare nulla. Altrimenti scegli una nuova password e controlla Impostazioni → Account e Sessioni.',
  },
  hi: {
    linkedSubject: 'अब {name} से भी आपका खाता खुल सकता है',
    unlinkedSubject: 'अब {name} से आपका खाता नहीं खुल सकता',
    linked: 'आपका Bordereau खाता अब {name} से भी खोला जा सकता है।',
    unlinked: 'आपका Bordereau खाता अब {name} से नहीं खोला जा सकता।',
    button: 'नया पासवर्ड चुनें',
    closing:
      'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो नया पासवर्ड चुनें और सेटिंग्स → खाता और सत्र देखें।',
  },
  ar: {
    linkedSubject: 'يمكن الآن الدخول إلى حسابك عبر {name}',
    unlinkedSubject: 'لم يعد ممكنًا الدخول إلى حسابك عبر {name}',
    linked: 'يمكن الآن أيضًا فتح حسابك في Bordereau عبر {name}.',
    unlinked: 'لم يعد ممكنًا فتح حسابك في Bordereau عبر {name}.',
    button: 'اختيار كلمة مرور جديدة',
    closing:
      'إن كنت أنت من فعل ذلك فلا شيء عليك فعله. وإلا فاختر كلمة مرور جديدة وراجع الإعدادات ← الحساب والجلسات.',
  },
} as const satisfies Record<string, Texts>
