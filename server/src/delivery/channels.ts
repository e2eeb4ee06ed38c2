import type { DeliveryChannels } from './channel.ts'
import { emailChannel } from './email/channel.ts'

/** The delivery channels of the product, in the order in which users see them. */
export const DELIVERY_CHANNELS: DeliveryChannels = [emailChannel]
