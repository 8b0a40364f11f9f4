// `npm run test:view`: the page of `cs-memory view` in a real Chromium. `-- --shots=DIR` keeps the screenshots, `--store=DIR` measures
// on a store that is there. Prints `N passed, N failed`.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, startBrowser, type Tab } from './chromium.ts';
import { NARROW, type PageUnderTest, pageIn, WIDE } from './page.ts';
import { makeWorld, run, startView, type World, worldAt } from './world.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CLI = join(import.meta.dirname, '../../plugins/cs/dist/cs-memory.mjs');

interface Scene {
  readonly tab: Tab;
  readonly page: PageUnderTest;
  readonly world: World;
  readonly url: string;
  readonly shots: string;
}

let passed = 0;
const failed: string[] = [];

async function check(name: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
    passed += 1;
    console.log(`ok    ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILS ${name}: ${(error as Error).message}`);
  }
}

const expect = (holds: boolean, why: string): void => {
  if (!holds) throw new Error(why);
};

/** The script is put in from outside of the page, so the page's policy need not let it in. */
async function axe({ tab }: Scene): Promise<void> {
  await tab.run(`${AXE}; undefined`);
  const found = await tab.run<string[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? node.all[0]?.message ?? '')).slice(0, 3).join(' | ')))`,
  );
  expect(found.length === 0, found.join('\n'));
}

const ROWS = "document.querySelectorAll('.row .summary').length > 0";

/** Six states, each looked at by axe, and by a person afterwards. */
const STATES: readonly (readonly [string, typeof WIDE, (scene: Scene) => Promise<void>])[] = [
  ['list', WIDE, async ({ page, url }) => page.open(url).then(() => page.until(ROWS))],
  [
    'one',
    { ...WIDE, scheme: 'dark' },
    async ({ page, url, tab }) => {
      await page.open(url);
      await page.until(ROWS);
      await page.press('/');
      await page.type('times cart UTC two teams');
      await page.until("document.querySelector('.row .summary')?.textContent.includes('stored in UTC')");
      await page.press('ArrowDown', 'Enter');
      await page.until("document.querySelector('dl')");
      await tab.run("document.querySelector('details').open = true");
      await page.until("document.querySelector('.diff')");
      await page.until("document.querySelector('.added')");
    },
  ],
  [
    'files',
    WIDE,
    async ({ page, url }) =>
      page.open(`${url}#files`).then(() => page.until("document.querySelector('.nodes.to li')")),
  ],
  [
    'open',
    WIDE,
    async ({ page, url }) =>
      page.open(`${url}#open`).then(() => page.until("document.querySelector('.card')")),
  ],
  [
    'figures',
    { ...WIDE, scheme: 'dark' },
    async ({ page, url }) =>
      page.open(`${url}#figures`).then(() => page.until("document.querySelector('table')")),
  ],
  [
    'narrow',
    NARROW,
    async ({ page, url, tab }) => {
      await page.open(url);
      await page.until(ROWS);
      expect(await tab.run('document.documentElement.scrollWidth <= 360'), 'the list is wider than 360 px');
      await tab.run("document.querySelector('.row').click()");
      await page.until("document.querySelector('dl')");
      expect(await tab.run('document.documentElement.scrollWidth <= 360'), 'a memory is wider than 360 px');
    },
  ],
];

/** Everything without a mouse. */
async function walk({ page, url, tab }: Scene): Promise<void> {
  await page.size(WIDE);
  await page.open(url);
  await page.until(ROWS);
  await page.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  expect(
    await tab.run("document.activeElement.getAttribute('type') === 'search'"),
    'the fifth stop is not the search',
  );
  await page.type('payment sandbox');
  await page.until("document.querySelector('.row .summary')?.textContent.includes('sandbox')");
  await page.press('ArrowDown', 'End', 'Home', 'Enter');
  await page.until("document.querySelector('article h2')?.textContent.includes('sandbox')");
  await page.until("document.activeElement.tagName === 'H2'");
  await page.press('Tab');
  expect(
    await tab.run("document.activeElement.textContent === 'Forget'"),
    'Forget is not behind the heading',
  );
  await page.press('Enter');
  await page.until("document.querySelector('.notice button')?.textContent === 'Undo'");
  await page.until("document.querySelector('.marks')?.textContent.includes('forgotten')");
  await tab.run("document.querySelector('.notice button').focus()");
  await page.press('Enter');
  await page.until("document.querySelector('.marks')?.textContent.includes('live')");
  await page.press('Escape');
  await page.until("!document.querySelector('article')");
}

async function hostile({ page, world, url, tab }: Scene): Promise<void> {
  const words =
    '<img src=x onerror="document.title=1"><script>document.title=2</script> is what a note may hold';
  const { id } = JSON.parse(run(process.execPath, [CLI, 'remember', '--json', words], world)) as {
    id: string;
  };
  await page.open(`${url}#memories/${id}`);
  await page.until("document.querySelector('article h2')?.textContent.includes('onerror')");
  expect((await tab.run('document.title')) === 'cs-memory', 'what a note holds was run');
  expect(
    await tab.run("document.querySelector('article img') === null"),
    'what a note holds became an element',
  );
}

async function asFile(scene: Scene): Promise<void> {
  const { page, world, shots, tab } = scene;
  const file = join(shots, 'memories.html');
  run(process.execPath, [CLI, 'view', '--out', file], world);
  await page.open(pathToFileURL(file).href);
  await page.until(ROWS);
  await page.press('/');
  await page.type('sandbox');
  await page.until("document.querySelector('.row .summary')?.textContent.includes('sandbox')");
  await page.press('ArrowDown', 'Enter');
  await page.until("document.querySelector('article dl')");
  expect(await tab.run("document.querySelector('.actions') === null"), 'a file can act');
  await axe(scene);
}

/** Printed, not asserted: the machine may be busy. */
async function measure({ page, url, tab }: Scene): Promise<void> {
  const paints: number[] = [];
  const lists: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.open(url);
    await page.until(ROWS);
    lists.push(await tab.run('performance.now()'));
    await page.until("performance.getEntriesByName('first-contentful-paint')[0]");
    paints.push(await tab.run("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
  }
  const bare: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.open(`${url}viewer.js`);
    await page.until("performance.getEntriesByName('first-contentful-paint')[0]");
    bare.push(await tab.run("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
  }
  await page.open(url);
  await page.until(ROWS);
  const keys = await tab.run<number[]>(
    `(async () => { const times = []; let text = ''; for (const letter of document.querySelector('.row .summary').textContent.slice(0, 30)) { text += letter; const from = performance.now(); await (await fetch('api/search?q=' + encodeURIComponent(text))).json(); times.push(performance.now() - from); } return times; })()`,
  );
  const idle = await tab.run<number>(
    `(async () => { const from = performance.now(); for (let n = 0; n < 20; n += 1) await (await fetch('viewer.js')).text(); return (performance.now() - from) / 20; })()`,
  );
  const show = (all: readonly number[]): string => {
    const sorted = [...all].sort((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
    return `median ${at(0.5)} ms, least ${at(0)}, most ${at(1)}`;
  };
  console.log(`first contentful paint: ${show(paints)} (of a text of 40 kB: ${show(bare)})`);
  console.log(`list seen by: ${show(lists)}`);
  console.log(`search at each key: ${show(keys)} (a request that does nothing: ${idle.toFixed(1)} ms)`);
}

async function main(): Promise<void> {
  const program = findChromium();
  if (program === undefined) {
    console.log(
      'skipped: there is no Chromium on the PATH (apt-get install chromium, or name one in CHROMIUM)',
    );
    console.log('0 passed, 0 failed');
    return;
  }
  const shots = option('shots') ?? mkdtempSync(join(tmpdir(), 'cs-memory-view-'));
  mkdirSync(shots, { recursive: true });
  const store = option('store');
  const world = store === undefined ? makeWorld() : worldAt(store);
  const view = await startView(world);
  const browser = startBrowser(program);
  try {
    const tab = await browser.openTab();
    const scene: Scene = { tab, page: pageIn(tab), world, url: view.url, shots };
    await scene.page.size(WIDE);
    if (store === undefined) await all(scene);
    await measure(scene);
    await check('the page complains of nothing', async () =>
      expect(tab.complaints.length === 0, tab.complaints.join('\n')),
    );
    if (store !== undefined) await scene.page.shoot(join(shots, 'store.png'));
  } finally {
    browser.close();
    view.stop();
    world.remove();
  }
  console.log(`screenshots: ${shots}`);
  writeFileSync(join(shots, 'failed.txt'), failed.join('\n'));
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function all(scene: Scene): Promise<void> {
  for (const [name, size, go] of STATES)
    await check(`${name}: shown, and axe finds nothing`, async () => {
      await scene.page.size(size);
      await go(scene);
      await scene.page.shoot(join(scene.shots, `${name}.png`));
      await axe(scene);
      const scheme = size.scheme === 'light' ? 'dark' : 'light';
      await scene.page.size({ ...size, scheme });
      await axe(scene);
    });
  await check('axe would find a picture without words', async () => {
    await scene.tab.run("document.body.append(document.createElement('img'))");
    const found = await axe(scene).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(found.includes('image-alt'), `it found: ${found}`);
  });
  await check('a keyboard is enough', () => walk(scene));
  await check('text of a note is text', () => hostile(scene));
  await check('--out is the same, read-only', () => asFile(scene));
}

await main();
