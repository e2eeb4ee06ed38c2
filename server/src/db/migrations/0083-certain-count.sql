-- How many of the kept proposals are certain: counted when they are made, since a page asks for it each time it is opened.
alter table bank_matching add column certain_count integer not null default 0;
update bank_matching set certain_count = (
  select count(*) from bank_proposal
  where bank_proposal.workspace_id = bank_matching.workspace_id and certainty = 'certain');
