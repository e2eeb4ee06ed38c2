import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationAbout,
  notificationAbout,
} from '@bordereau/contract/notifications'
import * as z from 'zod/mini'
import type { NotificationRow } from './store.ts'

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    // The database's check constraint allows only these.
    kind: NOTIFICATION_KINDS.find(kind => kind === row.kind) ?? 'viewed',
    about: readAbout(row),
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

export function readAbout(row: NotificationRow): NotificationAbout {
  return z.parse(notificationAbout, row.about)
}
