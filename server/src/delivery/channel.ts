import type { Socket } from 'node:net'
import type { MessageKind, ReachField } from '@bordereau/contract/delivery'
import type { LocalDate } from '@bordereau/domain/date'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { SocialLink } from '@bordereau/domain/party/network'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { MailTemplate, ReminderTone } from '@bordereau/domain/text/mail-template'
import type { Config } from '../config.ts'
import type { Archive } from '../documents/archive.ts'

/**
 * A way by which documents reach customers: e-mail, a network such as Peppol, a portal of an authority. A channel
 * composes a message and attempts to deliver it. The outbox (mail/) does the rest, the same for all: the message is
 * queued in the transaction of its cause, can be withdrawn for ten seconds, is attempted by one process at a time and
 * again after a temporary failure, and its outcome is recorded on the timeline of the document.
 */
export type DeliveryChannel = {
  /** Stored with each message and each event, so that it never changes. Lower case, digits and '-'. */
  readonly name: string
  /** The name for users: a proper name, the same in every language. */
  readonly label: string
  /** What it delivers. A network may carry invoices and credit notes, but no reminders. */
  readonly kinds: readonly MessageKind[]
  /** Whether its messages contain the payment link, which is created where the document has none. */
  readonly includesPayLink: boolean
  /** False: its messages stay in the outbox with the status 'not_sent'. */
  readonly isConfigured: (services: Pick<DeliveryServices, 'config' | 'mailServer'>) => boolean
  readonly canReach: (recipient: Recipient) => Reach
  readonly compose: (document: DocumentToDeliver, input: MessageInput) => ComposedMessage
  /** The text of a message as the outbox shows it; `html` may be ''. */
  readonly bodyOf: (payload: unknown) => { readonly text: string; readonly html: string }
  /** The message as a file to download. Rejects with ArchiveError where an attachment is damaged. */
  readonly fileOf: (services: DeliveryServices, message: OutboxMessage) => Promise<MessageFile>
  /**
   * Attempts to deliver the message once. A message with the same id may have been attempted before: a channel with
   * idempotency keys uses the id as one. Rejecting means that the message may have been delivered, except with
   * ArchiveError: an attachment is damaged and nothing was sent.
   */
  readonly deliver: (services: DeliveryServices, message: OutboxMessage) => Promise<DeliveryResult>
}

/** The customer of a document, and the address that the sender typed for this message. */
export type Recipient = {
  /** '' where there is none. */
  readonly email: string
  /** Undefined for a customer that was deleted. */
  readonly party: PartyProfile | undefined
  readonly typed: string | undefined
}

/** The address of the customer in this channel, or the fields that the customer must have for it. */
export type Reach =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly missing: readonly ReachField[] }

/** The data of an issued document from which a message is composed. Amounts are in minor units. */
export type DocumentToDeliver = {
  readonly kind: MessageKind
  readonly document: LedgerKind
  /** What the document is called, where it is neither an ordinary invoice nor a credit note. */
  readonly title: string | null
  readonly language: string
  readonly number: string
  readonly seller: PartyProfile
  readonly accentColor: string
  readonly socialLinks: readonly SocialLink[]
  /** The hash of the company's logo in the archive. */
  readonly logo: string | null
  /** The company's own e-mail text for this occasion and language. */
  readonly template: MailTemplate | null
  readonly contactName: string
  readonly currency: Currency
  readonly payable: Minor
  readonly open: Minor
  readonly dueDate: LocalDate | null
  /** Absent: no reminder, or the friendly one. */
  readonly reminder?: ReminderDetails | undefined
  /** That the amount will be collected, when and from what; absent: it will not. Part of every message, also of a typed one. */
  readonly collectionNotice?: string | undefined
  /** Null without `includesPayLink`, and for a credit note. */
  readonly payLink: string | null
  /** The host name of this instance. */
  readonly host: string
  /** The document's files in the archive, each with the kind of its format (domain/src/document-format.ts) and its size in bytes. */
  readonly files: readonly (Attachment & { readonly kind: string; readonly size: number })[]
  readonly filesToMake: readonly FileToMake[]
}

/** What a reminder says and has beyond the open amount, in the language of the document; '' where it says nothing of it. */
export type ReminderDetails = {
  readonly tone: ReminderTone
  /** The customer's statement of account goes with it. */
  readonly attachesStatement: boolean
  /** Interest and a sum for costs. */
  readonly claims: string
  /** The customer's other open invoices, a line each. */
  readonly openInvoices: string
}

/** What the sender typed instead of the default. */
export type MessageInput = {
  readonly copyTo?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
}

export type Attachment = {
  readonly sha256: string
  readonly name: string
  readonly mediaType: string
  /** The PDF of the message contains it: it is left out where a file that is made later (`room`) is too large for both. */
  readonly isInsidePdf?: true
}

/**
 * A file that is made right before the message leaves, so that it has the state of that day and nothing is typeset in the
 * transaction that queues the message. It then takes the place of this entry, with a name of its own.
 */
export type FileToMake = {
  readonly toMake: 'statement'
  readonly name: string
  readonly mediaType: string
  /** The bytes that it may have beside the other files of the message. Absent: any number. */
  readonly room?: number
}

export type ComposedMessage = {
  /** One line that names the message in the outbox. */
  readonly subject: string
  readonly attachments: readonly (Attachment | FileToMake)[]
  /** What only the channel reads; stored as JSON. */
  readonly payload: object
}

/** A message of the outbox. */
export type OutboxMessage = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly attachments: readonly Attachment[]
  readonly payload: unknown
  readonly createdAt: Date
}

export type MessageFile = {
  readonly body: Buffer
  readonly mediaType: string
  /** Without a dot. */
  readonly extension: string
}

/** The part of the application's context that a channel uses. */
export type DeliveryServices = {
  readonly config: Config
  readonly archive: Pick<Archive, 'load'>
  readonly clock: { readonly now: () => Date }
  /** Of the environment or of the company; null: none. */
  readonly mailServer: MailServer | null
  /** To public addresses, and to those that the operator allows. */
  readonly connect: (host: string, port: number) => Promise<Socket>
}

export type MailServer = {
  /** smtp: or smtps: with user and password. */
  readonly url: string
  readonly from: string
  /** Entered by a company, so that it may not be in the private network; the operator's own may. */
  readonly isGuarded: boolean
}

/** The result of one attempt. Reasons are shown to users as they are. */
export type DeliveryResult =
  | {
      readonly outcome: 'delivered'
      /** The channel's own id of the transmission, by which an acknowledgement refers to it. */
      readonly transmissionId: string
    }
  | {
      /** Not delivered, and to be attempted again: at `until`, or on the outbox's schedule. */
      readonly outcome: 'deferred'
      readonly reason: string
      readonly until?: Date
    }
  /** `refused`: by the recipient's side, permanently. `failed`: permanently for another reason. */
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string }
  /** Perhaps delivered: attempting again could deliver it twice, so that a person must decide. */
  | { readonly outcome: 'uncertain'; readonly reason: string }

/** The channels of an instance. The first one delivers what names no channel. */
export type DeliveryChannels = readonly [DeliveryChannel, ...DeliveryChannel[]]

/** The channel of this name; undefined where the instance has none. */
export function channelOf(
  channels: readonly DeliveryChannel[],
  name: string,
): DeliveryChannel | undefined {
  return channels.find(one => one.name === name)
}
