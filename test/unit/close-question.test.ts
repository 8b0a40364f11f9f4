import { expect, it } from 'vitest';
import { mayAskAboutThePast, mayAskClosely } from '../../src/capture/prompt-hints.ts';
import type { Memory } from '../../src/core/memory.ts';
import { asksForStated, holdsAllOf } from '../../src/recall/subject.ts';
import { closeQuestion, recallTrigger } from '../../src/recall/trigger.ts';

const closely = (prompt: string) => (mayAskClosely(prompt) ? closeQuestion(prompt) : undefined);

it.each([
  ['who reviews payments?', 'Ana reviews payments'],
  ['What package manager do we use?', 'We use pnpm, no other package manager'],
  ['how are invoices rounded?', 'Invoices are rounded half to even'],
  ['how do we cut a release?', 'A release is cut with `make cut`'],
  ['is there a reason for the five retries?', 'Five retries, since the bank locks the account'],
  ['what do you know about feature flags?', 'Feature flags live in Unleash'],
  ['why Kafka?', 'We took Kafka, as RabbitMQ lost messages'],
  ['Wer prüft Zahlungen?', 'Ana prüft Zahlungen'],
  ['wie werden Rechnungen gerundet?', 'Rechnungen werden kaufmännisch gerundet'],
  ['how do I run the integration tests?', 'Integration tests need docker compose up -d db'],
  ['how do we run the integration tests?', 'Integration tests need docker compose up -d db'],
  ['how can we start the mail worker locally?', 'Locally the mail worker needs MAILHOG=1'],
  ['when are deploys?', 'Deploys run on Tuesdays'],
  ['what do I have to know before I deploy?', 'Deploys run on Tuesdays'],
  ['which day do we deploy?', 'Deploys run on Tuesdays'],
  ['what time zone do we use in the db?', 'Times in the db are in the UTC time zone'],
  ['why redis and not kafka?', 'We chose Redis streams over Kafka for the job queue'],
  ['why redis over kafka?', 'We chose Redis streams over Kafka for the job queue'],
  ['why on earth are we on redis and not kafka?', 'We chose Redis streams over Kafka for the job queue'],
  ['how come timestamps are in UTC?', 'All timestamps are stored in UTC'],
  ['when can I deploy?', 'Deploys run on Tuesdays'],
  ['on which day do deploys run?', 'Deploys run on Tuesdays'],
  ['what do the integration tests need?', 'Integration tests need docker compose up -d db'],
  ['how do I get the integration tests to run?', 'Integration tests need docker compose up -d db'],
  ['what was decided about kafka?', 'We chose Redis streams over Kafka for the job queue'],
  ['is there a rule for deploys?', 'Deploys run on Tuesdays'],
  ['which port does the admin page use?', 'The admin page uses port 8081'],
  ['why only four upload workers?', 'Four upload workers at most, the bucket throttles'],
  ['is there any reason for zstd1?', 'Blobs are packed with zstd1, gzip was too slow'],
  ['where do the invoice templates have to live?', 'Invoice templates stay in S3, for the lawyers'],
  ['tell me what we know about the price feed', 'The price feed has no header line'],
  ['what do I have to do before running the smoke tests?', 'Smoke tests need make seed first'],
  ['Womit prüfen wir Rechnungen?', 'Wir prüfen Rechnungen mit Sepp'],
  ['Welche Zeitzone nutzen wir?', 'Zeitzone ist UTC'],
  ['warum Kafka?', 'Kafka, weil RabbitMQ Nachrichten verlor'],
  ['Wo liegen die Vorlagen der Rechnungen?', 'Vorlagen für Rechnungen liegen in S3'],
  ['comment nommons-nous les migrations ?', 'Nommons les migrations par date'],
  ['pourquoi utilise-t-on Redis ?', 'Redis, car Kafka perdait des messages'],
  ['¿dónde guardamos las plantillas?', 'Guardamos las plantillas en S3'],
  ['por que usamos Kafka?', 'Kafka, porque o RabbitMQ perdia mensagens'],
  ['perché usiamo Kafka?', 'Kafka, perché RabbitMQ perdeva messaggi'],
])('%s is answered by what says all of it', (prompt, summary) => {
  const asked = closely(prompt);
  const memory = { ns: 'learnings', kind: 'note', evidence: 'user-stated', summary } as Memory;
  expect(asked && holdsAllOf(asked.subject)(memory)).toBe(true);
  expect(holdsAllOf(asked?.subject ?? '')({ ...memory, summary: 'Logs go to Loki' })).toBe(false);
});

it.each([
  'who are you?',
  'how are you?',
  'how do I sort a list?',
  'how is this called here?',
  'why not?',
  'why red?',
  'who wrote it?',
  'how do I start the app?',
  'how can I write a parser?',
  'when is it done?',
  'when can I go?',
  'what does this function return?',
  'what is wrong?',
  'which file is it in?',
  'what is the time?',
  'can we do that?',
  'is there a rule for that?',
  'wie geht es dir?',
  'wo ist das?',
  'warum nicht?',
  'Warum schlägt dieser Test fehl?',
  'comment ça va ?',
  'pourquoi ce test échoue ?',
  '¿qué es esto?',
  '¿cómo se hace?',
  'o que é isso?',
  'come si fa questo?',
  'why only me?',
  'tell me what you did',
  'what do I have to do?',
])('%s asks nothing of the notes', (prompt) => expect(closely(prompt)).toBeUndefined());

it.each([
  ['what time zone do we use in the db?', 'Integration tests need docker compose up -d db'],
  ['what time zone do we use?', 'We use tabs'],
  ['which queue do we need?', 'Integration tests need docker compose'],
  ['how do I run the integration tests?', 'Run the tests before each commit'],
  ['where is getSessionDir used?', 'The session dir is used by the tests'],
])('%s is not answered by: %s', (prompt, summary) => {
  const memory = { ns: 'learnings', kind: 'note', evidence: 'user-stated', summary } as Memory;
  const asked = closely(prompt);
  expect(asked).toBeDefined();
  expect(holdsAllOf(asked?.subject ?? '')(memory)).toBe(false);
});

it('what is asked in another language may be told in English', () => {
  const asked = closely('comment les factures sont-elles arrondies ?');
  const near = ['factur invoic', 'arrond round'].map((row) => {
    const [insteadOf = '', term = ''] = row.split(' ');
    return { term, insteadOf, weight: 1 };
  });
  const holds = holdsAllOf(asked?.subject ?? '', near);
  const memory = { ns: 'learnings', kind: 'note', evidence: 'user-stated' } as Memory;
  expect(holds({ ...memory, summary: 'Invoices are rounded half to even' })).toBe(true);
  expect(holds({ ...memory, summary: 'Invoices are sent on Fridays' })).toBe(false);
});

const asksForRules = (prompt: string) =>
  mayAskAboutThePast(prompt) && recallTrigger(prompt, [])?.isStated === true;

it.each([
  'what are our rules?',
  'what rules do we have',
  'list our conventions',
  'Can you show me all of the rules for this repo?',
  'which guidelines should I follow here?',
  'do we have any coding conventions?',
  'remind me of our rules please',
  'what should I know before I start?',
  'what do I need to know about this project before we begin?',
  'what conventions does this project follow?',
  'was sind unsere Regeln?',
  'welche Regeln soll ich beachten?',
  'Welche Regeln gelten in diesem Projekt?',
  'zeig mir alle unsere Konventionen',
  'quelles sont nos règles ?',
  'quelles conventions a-t-on ici ?',
  'quelles règles dois-je suivre ?',
  '¿cuáles son nuestras reglas?',
  '¿Qué normas tenemos en este proyecto?',
  'quais são as nossas regras?',
  'quali sono le nostre regole?',
  '我们有哪些规则？',
  '这个项目的规范是什么',
  'このプロジェクトのルールは何ですか？',
  '私たちのルールを教えて',
])('%s asks for what was stated', (prompt) => expect(asksForRules(prompt)).toBe(true));

it.each([
  'add a rule to our linter',
  'what are the rules of chess?',
  'list the eslint rules',
  'which rule do we break?',
  'follow our conventions',
  'our rules are here',
  'show me the firewall rules we have',
  'what should I know about React before I start?',
  '规范',
  '这里的规则是错的',
])('%s does not', (prompt) => expect(asksForRules(prompt) || asksForStated(prompt)).toBe(false));
