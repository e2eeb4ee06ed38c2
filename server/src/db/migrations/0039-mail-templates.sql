-- The company's own texts of e-mails, each for an occasion and a language: [{occasion, language, subject, message}]. What is
-- not in it has the standard text.
alter table company add column mail_templates jsonb not null default '[]';
