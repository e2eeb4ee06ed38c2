-- A refund that the provider refused, or that failed at a bank, is announced to the member who asked for it.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in ('viewed', 'paid', 'overdue', 'bounced', 'failed',
  'invited', 'joined', 'recurring_failed', 'recurring_drafted', 'files_damaged', 'batch_finished', 'quote_accepted',
  'quote_declined', 'quote_expired', 'disputed', 'bank_access_ending', 'bank_access_ended', 'provider_unread',
  'collection_failed', 'mandate_ended', 'refund_failed'));
