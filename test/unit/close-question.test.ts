import { expect, it } from 'vitest';
import { mayAskAboutThePast, mayAskClosely } from '../../src/capture/prompt-hints.ts';
import type { Memory } from '../../src/core/memory.ts';
import { holdsAllOf } from '../../src/recall/close-question.ts';
import { aboutIn } from '../../src/recall/order.ts';
import { asksForStated } from '../../src/recall/subject.ts';
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

const isAnswered = async (prompt: string, summary: string): Promise<boolean> => {
  const memory = { ns: 'patterns', kind: 'convention', evidence: 'user-stated', summary } as Memory;
  const hit = { memory, scope: 'repository', score: 1, shares: {}, scores: {} } as const;
  const asked = closely(prompt);
  return asked !== undefined && (await aboutIn(asked, [hit]))(hit);
};

it.each([
  ['who has to be asked before changing parse()?', 'Nobody touches parse() without asking Mona first'],
  ['whom do I have to ask before I touch the schema?', 'Ask Mona before you change the schema'],
  ['Wen muss ich fragen, bevor ich das Schema ändere?', 'Das Schema ändert niemand, ohne Mona zu fragen'],
  ['a chi devo chiedere prima di modificare lo schema?', 'Nessuno tocca lo schema senza chiedere a Mona'],
  ['which formatter do we use?', 'We use prettier with 100 columns'],
  ['what formatter are we using?', 'Black is gone, ruff format replaces it'],
  ['which linter do we use?', 'Use eslint, never tslint'],
  ["what's the linter in this repo again?", 'Use eslint, never tslint'],
  ['what is our database here?', 'Postgres 15 is what we run everywhere'],
  ['which tool do we use for migrations?', 'Migrations are written with Flyway'],
  ['what version of node do we use?', 'Node must be 20.11'],
  ['where do changes go?', 'Changes go to docs/news, a file a month'],
  ['an welchem Tag liefern wir?', 'Wir liefern ab jetzt freitags'],
  ['was wissen wir über den Kunden Lang?', 'Der Kunde Lang will CSV mit Semikolon'],
  ['Welchen Typ nutzen wir für Beträge?', 'Beträge immer als Decimal'],
  ['Wo kommen Änderungen hin?', 'Änderungen kommen in docs/news'],
  ['cosa sappiamo della stampante Zebra?', 'La stampante Zebra accetta solo ZPL'],
  ['che tipo usiamo per le date?', 'Usa sempre datetime per le date'],
  ['dove vanno le migrazioni?', 'Le migrazioni stanno in db/changes'],
  ["qu'est-ce qu'on sait du client Petit ?", 'Le client Petit veut ses fichiers le 5'],
  ['quel type utilise-t-on pour les montants ?', 'Toujours Decimal pour les montants'],
  ['¿qué tipo usamos para los importes?', 'Usa siempre Decimal para los importes'],
  ['o que sabemos sobre o cliente Melo?', 'O cliente Melo quer PDF'],
])('%s is answered by: %s', async (prompt, summary) => {
  expect(await isAnswered(prompt, summary)).toBe(true);
  expect(await isAnswered(prompt, 'Logs go to Loki')).toBe(false);
});

it.each([
  ['which formatter do we use?', 'We use tabs'],
  ['which linter do we use?', 'Use prettier with 100 columns'],
  ['what version of node do we use?', 'Node servers log to stderr'],
  ['what version of node do we use?', 'Python must be 3.11'],
  ['who has to be asked before changing parse()?', 'Ask Mona before you touch the schema'],
  ['cosa sappiamo del cliente Rossi?', 'Il cliente Bianchi vuole PDF'],
  ['an welchem Tag liefern wir?', 'Jeden Tag sichern wir die Datenbank'],
])('%s is no question for: %s', async (prompt, summary) =>
  expect(await isAnswered(prompt, summary)).toBe(false),
);

it.each([
  'which option is better?',
  'whom do I ask?',
  'what is the time here?',
  'where do I start?',
  'was für ein Fehler ist das?',
  'wo gehört das hin?',
  'che ore sono?',
  'che cosa fa questo?',
  'cosa devo fare?',
  'que se passe-t-il ?',
])('%s is none for the notes', (prompt) => expect(closely(prompt)).toBeUndefined());

it('what is asked in another language may be told in English', () => {
  const asked = closely('comment les factures sont-elles arrondies ?');
  const near = ['factur invoic', 'arrond round'].map((row) => {
    const [insteadOf = '', term = ''] = row.split(' ');
    return { term, insteadOf, weight: 1 };
  });
  const holds = holdsAllOf(asked?.subject ?? '', { near });
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
