-- A claim asks whether a job of the same kind and subject is running.
create index job_unfinished on job (workspace_id, kind, subject_id) where done_at is null and failed_at is null;
