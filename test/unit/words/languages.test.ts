import { describe, expect, test } from 'vitest';
import { readDataset } from '../../../src/extras/eval/dataset.ts';
import { tokenize } from '../../../src/recall/index/terms.ts';
import { createWordsIndexOf } from '../../../src/recall/index/words-index.ts';
import { NOW_MS } from './setup.ts';

const MEMORIES: Readonly<Record<string, string>> = {
  german: 'Die fehlgeschlagenen Zahlungen werden nicht sofort, sondern erst nach einer Stunde wiederholt.',
  german2: 'Der Speicher für die Schlüssel ist nicht verschlüsselt, weil die Bibliothek das nicht kann.',
  french: 'Les sauvegardes sont chiffrées avant une copie dans le nuage, avec la clé du client.',
  french2: 'Les tests lents ne sont pas exécutés par le crochet.',
  spanish: 'Las migraciones fallidas se revierten con el mismo comando, porque el bloqueo no caduca.',
  spanish2: 'El servidor de pruebas no está disponible por la noche.',
  portuguese: 'As ligações antigas são fechadas pelo servidor quando não há tráfego.',
  portuguese2: 'O cache da imagem não é limpo porque o disco é partilhado.',
  russian: 'Ключи шифрования хранятся в отдельном файле, а не в настройках.',
  russian2: 'Проверки запускаются после каждого слияния.',
  chinese: '支付失败后一小时才会重试,因为银行限制请求次数。',
  chinese2: '测试数据库每天晚上都会被清空。',
  japanese: '接続エラーのあとで支払いを再試行する間隔は一時間です。',
  japanese2: 'ログの保存期間は三十日です。',
  korean: '결제가 실패하면 한 시간 뒤에 다시 시도합니다.',
  korean2: '테스트 데이터베이스는 매일 밤 비워집니다.',
  english: 'Failed payments are retried after an hour.',
};

const corpus = Object.entries(MEMORIES).map(([id, text]) => JSON.stringify({ id, text }));
const { documents } = readDataset(corpus.join('\n'), '');
const index = createWordsIndexOf(documents.map(({ memory }) => memory));

describe('a question finds a memory of its language by other forms of its words', () => {
  test.each([
    ['german', 'Warum ist eine Zahlung erst nach Stunden eine Wiederholung wert?'],
    ['german2', 'Wie wird der Schlüssel ohne Verschlüsselung gespeichert?'],
    ['french', 'Comment est-ce que nous chiffrons une sauvegarde ?'],
    ['french2', 'Pourquoi un test lent est-il sans exécution ?'],
    ['spanish', '¿Cómo se revierte una migración fallida?'],
    ['spanish2', '¿Por qué hay una prueba sin servidores?'],
    ['portuguese', 'Quando é que uma ligação antiga é fechada?'],
    ['portuguese2', 'Por que é que os discos são partilhados?'],
    ['russian', 'Где хранится ключ шифрования?'],
    ['russian2', 'Когда запускается проверка?'],
    ['chinese', '为什么付款失败后要重试?'],
    ['japanese', '支払いの再試行はいつですか'],
    ['korean', '결제를 다시 시도하는 때는 언제입니까'],
  ])('%s: %s', async (id, question) => {
    const [first] = await index.search(question, { limit: 5, nowMs: NOW_MS });
    expect(first?.memory.id).toBe(id);
  });
});

test('only the stem is shared by these', () => {
  const shared = (a: string, b: string): string[] => {
    const known = new Set(tokenize(a));
    return tokenize(b).filter((token) => known.has(token));
  };
  expect(
    shared('Warum wird die Zahlung nicht wiederholt?', 'ohne weitere Zahlungen und Wiederholungen'),
  ).toEqual(['zahlung']);
  expect(shared('Где ключ?', 'нет ключей')).toEqual(['ключ']);
});

test('grammar of a language is no word of a text in it, and is one of any other text', () => {
  expect(tokenize('warum wird der Schlüssel nicht gefunden')).not.toContain('nicht');
  expect(tokenize('the nicht flag of a word')).toContain('nicht');
});

test.each([
  'the user was told to die in an alias of la carte; das keyboard, via los angeles',
  'const une = des ?? 1; // a no-op',
  'déjà vu: the naïve café of Müller',
  'Failed payments are retried after an hour: src/net/httpRetry.ts, ERR_MODULE_NOT_FOUND',
])('a text that is English or code has the words that it had: %s', (text) => {
  const folded = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const oneByOne = folded.split(' ').flatMap((word) => tokenize(word));
  expect(tokenize(text)).toEqual(oneByOne);
});
