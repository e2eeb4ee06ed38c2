-- Before an exclusive job is enqueued, one of the same kind and subject that has not ended is looked for.
create index job_unfinished on job (workspace_id, kind, subject_id) where done_at is null and failed_at is null;
