-- The tab of what is archived is counted whenever its list is opened; without an index, every row of the company was read for it.
create index customer_archived on customer (workspace_id, lower(legal_name), id) where archived_at is not null;
create index item_archived on item (workspace_id, lower(name), id) where archived_at is not null;
