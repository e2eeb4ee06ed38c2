-- The secret link by which a person's calendar program reads a company's calendar. It ends with her membership.
create table calendar_feed (
  workspace_id uuid not null,
  person_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (workspace_id, person_id),
  foreign key (workspace_id, person_id) references membership on delete cascade
);
select app.wall('calendar_feed');

-- Drafts by the day they are meant to be issued.
create index invoice_planned on invoice (workspace_id, issue_date) where issued_at is null;
