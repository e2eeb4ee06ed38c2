-- The customers who owe most, the largest first, so that the receivables do not sort all who owe.
create index group_total_open on group_total (workspace_id, currency, amount_minor desc, key) include (item_count)
  where measure = 'open';
