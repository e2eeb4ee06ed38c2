-- Tables, columns, values, policies and functions get the terms that ARCHITECTURE.md and the code use.

alter table errand rename to authorization_request;
alter table authorization_request rename constraint errand_pkey to authorization_request_pkey;
alter table authorization_request rename constraint errand_person_id_fkey to authorization_request_person_id_fkey;
alter index errand_age rename to authorization_request_age;
alter index errand_person rename to authorization_request_person;

alter table captcha_taken rename to captcha_used;
alter table captcha_used rename constraint captcha_taken_pkey to captcha_used_pkey;
alter index captcha_taken_age rename to captcha_used_age;

alter table overdue_told rename to overdue_notice;
alter table overdue_notice rename column told_at to notified_at;
alter table overdue_notice rename constraint overdue_told_pkey to overdue_notice_pkey;
alter table overdue_notice
  rename constraint overdue_told_workspace_id_invoice_id_fkey to overdue_notice_workspace_id_invoice_id_fkey;

alter table recurring rename column pattern_day to template_day;

-- A run that could not be done; 'kept' said that its reason is kept.
alter table recurring_run drop constraint recurring_run_check;
alter table recurring_run drop constraint recurring_run_outcome_check;
update recurring_run set outcome = 'failed' where outcome = 'kept';
alter table recurring_run add constraint recurring_run_check check ((reason is not null) = (outcome = 'failed'));
alter table recurring_run add constraint recurring_run_outcome_check
  check (outcome in ('drafted', 'issued', 'sent', 'failed', 'skipped'));

-- A message that stays in the outbox because no mail server is configured.
alter table mail drop constraint mail_status_check;
update mail set status = 'not_sent' where status = 'kept';
alter table mail add constraint mail_status_check
  check (status in ('queued', 'sending', 'sent', 'not_sent', 'failed', 'uncertain', 'cancelled'));
update event set kind = 'mail_not_sent' where kind = 'mail_kept';

alter trigger document_is_kept on document rename to document_is_immutable;
alter trigger journal_is_kept on journal rename to journal_is_immutable;

do $$
declare
  name text;
begin
  for name in select format('%I.%I', schemaname, tablename) from pg_policies where policyname = 'wall' loop
    execute format('alter policy wall on %s rename to tenant_isolation', name);
  end loop;
end
$$;

-- What every table with rows of one company needs. `also`: a further condition under which a row may be read.
create function app.enable_rls(name regclass, also text default 'false') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant_isolation on %s to bordereau_app
     using (workspace_id = (select app.workspace_id()) or (select app.is_system()) or %s)
     with check (workspace_id = (select app.workspace_id()) or (select app.is_system()))', name, also);
  execute format('grant select, insert, update, delete on %s to bordereau_app', name);
end
$$;
drop function app.wall(regclass, text);
