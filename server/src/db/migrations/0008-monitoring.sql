-- What pages measured and what broke in them. Of the whole instance, of nobody's workspace and of no person: no address,
-- no id and no name is in it (contract/src/scrub.ts), and only the system sees it.
create table monitoring (
  "only" boolean primary key default true check ("only"),
  recording boolean not null default true,
  sample_percent integer not null default 100 check (sample_percent between 1 and 100),
  -- Empty: our own collector.
  collector_url text not null default ''
);
insert into monitoring default values;

-- One measurement of one page: milliseconds, layout shift in thousandths. Kept for days, then folded into page_timing_hour.
create table page_timing (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'load', 'change')),
  value real not null check (value >= 0),
  page text not null,
  release text not null
);
create index page_timing_age on page_timing (at);

-- How many measurements of an hour fell into which bucket. Each is a twentieth wider than the one before, so that a
-- percentile read from them is right to two and a half percent, and hours can be added up.
create table page_timing_hour (
  hour timestamptz not null,
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'load', 'change')),
  page text not null,
  release text not null,
  bucket smallint not null,
  count integer not null,
  primary key (hour, metric, page, release, bucket)
);

create function app.timing_bucket(value double precision) returns smallint language sql immutable
  return floor(ln(value + 1) / ln(1.05::double precision))::smallint;

-- Errors that are alike: same type, same place, same message but for what varies in it.
create table page_error (
  id uuid primary key,
  fingerprint bytea not null unique,
  type text not null,
  message text not null,
  culprit text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  count bigint not null,
  -- The latest of them, with its stack.
  sample jsonb not null
);
create index page_error_age on page_error (last_seen_at);

create table page_error_day (
  error_id uuid not null references page_error on delete cascade,
  day date not null,
  release text not null,
  page text not null,
  browser text not null,
  count integer not null,
  primary key (error_id, day, release, page, browser)
);
create index page_error_day_age on page_error_day (day);

do $$
declare name text;
begin
  foreach name in array array['monitoring', 'page_timing', 'page_timing_hour', 'page_error', 'page_error_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy wall on %I to bordereau_app using ((select app.is_system()))', name);
    execute format('grant select, insert, update, delete on %I to bordereau_app', name);
  end loop;
end
$$;
