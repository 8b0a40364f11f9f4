import { addressOf, knownBy } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import { trustedRemotesOf, trustRemote } from '../../wire/jobs.ts';
import { leaveUntrusted } from '../../wire/look.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, command, group } from '../command.ts';
import { refuseIf, usage, withWired } from '../io.ts';

function checked(author: string): string {
  const text = shortLine(printable(author), 300);
  if (/^[^\s@<>#]*@[^\s@<>#]+$/.test(addressOf(text))) return text;
  throw usage(
    `'${text}' has no e-mail address, by which authors are identified`,
    "for example 'Ada <ada@example.org>', ada@example.org, or @example.org for everybody there",
  );
}

const list = (): Promise<Answer> =>
  withWired(async (wired) => {
    const { self: all, trusted } = await wired.trusting.settings(true);
    const self = all.filter((author, at) => knownBy(addressOf(author), all.slice(0, at)) === undefined);
    const remotes = await trustedRemotesOf(wired);
    return {
      json: { self, trusted, remotes },
      text: [
        ...self.map((author) => `self     ${printable(author)}`),
        ...trusted.map((author) => `trusted  ${printable(author)}`),
        ...remotes.map(
          (it) => `${it.trusted ? 'trusted' : 'not yet'}  everybody who can push to '${printable(it.name)}'`,
        ),
      ],
    };
  });

type Verb = 'add' | 'remove';

/** `add` and `remove`, which differ in words only. */
const changing = (verb: Verb, words: Record<'summary' | 'about' | 'example' | 'remote', string>) =>
  command(`${verb} [author]`, {
    ...words,
    options: { '--remote <name>': words.remote, '--json': 'print {"author", "trusted", "changed"}' },
    run: (author, { remote }) => {
      const either = `trust ${verb} takes either an author or --remote`;
      const isOne = (author === undefined) !== (remote === undefined);
      refuseIf(!isOne, either, `cs-memory trust ${verb} --remote origin`);
      return withWired((wired) =>
        author === undefined
          ? changeRemote(wired, remote ?? '', verb === 'add')
          : changeAuthor(wired, author, verb),
      );
    },
  });

async function changeAuthor({ trusting }: Wired, author: string, verb: Verb): Promise<Answer> {
  const text = checked(author);
  const changed = trusting.authors[verb](text);
  const by = verb === 'add' ? text : knownBy(addressOf(text), trusting.authors.read());
  const is = {
    add: changed ? 'is trusted: sessions are proactively given what they wrote' : 'was already trusted',
    remove: changed ? 'is no longer trusted' : 'was not trusted',
  }[verb];
  const isStill = verb === 'remove' && by !== undefined;
  return {
    json: { author: text, trusted: by !== undefined, changed },
    text: isStill ? `${text} is still trusted through ${printable(by)}` : `${text} ${is}`,
  };
}

async function changeRemote(wired: Wired, name: string, trusted: boolean): Promise<Answer> {
  const changed = await trustRemote(wired, name, trusted);
  await leaveUntrusted(wired);
  const shown = printable(name);
  return {
    json: { remote: name, trusted, changed },
    text: trusted
      ? `everybody who can push to '${shown}' is trusted: sessions are proactively given what comes from there`
      : `of what comes from '${shown}', sessions are proactively given only what is signed by a key that git trusts`,
  };
}

const ADD =
  "cs-memory trust add --remote origin\n  cs-memory trust add 'Ada <ada@example.org>'\n  cs-memory trust add @example.org";
const REMOVE = 'cs-memory trust remove ada@example.org';

const addList = command('list', {
  isDefault: (word) => (word.includes('@') ? `cs-memory trust add '${word}'` : undefined),
  summary: 'list your own addresses and whom you trust',
  about:
    'Lists the addresses that are yours (from git and trust.self), the authors you trust in all repositories, and the remotes of this one whose pushers you trust.',
  options: { '--json': 'print {"self": […], "trusted": […], "remotes": […]}' },
  example: 'cs-memory trust list --json',
  run: list,
});
const addAdd = changing('add', {
  summary: 'trust everybody who can push to a remote, or an author of imported memories',
  about:
    'With --remote, sessions are from now on proactively given what comes from that remote: everybody who can push there is trusted. An author, identified by an e-mail address (@example.org means everybody with an address there), is trusted in what this clone imported itself; a name in a note from elsewhere is trusted only through its remote, or through a signature that git trusts.',
  remote: 'trust everybody who can push to this remote',
  example: ADD,
});
const addRemove = changing('remove', {
  summary: 'stop trusting an author or a remote',
  about:
    'What this author wrote, or what came unsigned from that remote, is still found when you ask, but no longer given proactively. An author who is trusted through a whole domain stays trusted, and you are told.',
  remote: 'stop trusting those who can push to this remote',
  example: REMOVE,
});

export const addTrust = group(
  'trust',
  {
    summary: 'choose whose memories are used proactively',
    about:
      'Sessions are proactively given what this clone wrote, what came from a remote whose pushers you trust, and what is signed by a key that git trusts. Everything else is found when you ask, and labelled.',
    example: `cs-memory trust\n  ${ADD}\n  ${REMOVE}`,
  },
  [addList, addAdd, addRemove],
);
