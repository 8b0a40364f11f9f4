import { expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import { playMoment, type Step } from '../helpers/moments.ts';

let world: World;
useWorlds((_plugin, fresh) => {
  world = fresh;
});

const TAKEN =
  "node:events:497\n      throw er; // Unhandled 'error' event\n\nError: listen EADDRINUSE: address already in use :::7000\n  code: 'EADDRINUSE',\n  port: 7000";

const SESSIONS: readonly (readonly Step[])[] = [
  [
    { asks: 'How should we draw the maps? leaflet, openlayers or plain SVG? Decide.' },
    {
      says: 'I chose openlayers over leaflet: the surveyors need EPSG:31467, which leaflet does not know without a plugin that nobody maintains; SVG would mean every projection by hand.',
    },
  ],
  [
    {
      asks: "let's go on with the fees. Trees on private ground are free, and we round each fee down because the Stadtkasse accepts only that.",
    },
    { says: 'Done.' },
    {
      asks: "wait, don't use os.link, on the city's network share it fails across volumes. shutil.copy please",
    },
    { says: 'Done.' },
    { asks: "Nobody touches tree_score() without Mona's word." },
    { says: 'Understood.' },
    { asks: 'Ricordati che il cliente Verdi vuole le mappe in A3.' },
    { says: 'Ok.' },
  ],
  [
    { asks: 'start the tile server and check that / answers' },
    { runs: 'timeout 5 npm start', fails: TAKEN },
    {
      runs: '(TILE_PORT=7010 timeout 4 npm start & sleep 2; curl -s "localhost:7010/?x=1&y=2"; wait; true)',
      prints: 'ok',
    },
    {
      says: 'It answers ok. Port 7000 is taken on this machine by AirPlay, so I started the server with TILE_PORT=7010; without it `npm start` dies with EADDRINUSE.',
    },
  ],
];

const QUESTIONS = [
  ['Which option did we choose for the maps?', 'I chose openlayers'],
  ['How do we round a fee?', 'we round each fee down because the Stadtkasse'],
  ['Whom do I have to ask before I change tree_score()?', "without Mona's word"],
  ['cosa sappiamo del cliente Verdi?', 'vuole le mappe in A3'],
  ['what was wrong with npm start again?', 'it works with `TILE_PORT=7010`'],
  ['openlayers looks heavy to me for these maps, was that on purpose?', 'I chose openlayers'],
] as const;

/** Worded as a question about the past, but asked of the work at hand, and no note says what it is about. */
const OF_NOW = ['why did you change the maps? please fix the index', 'why did you rename the fee there?'];

it('plain questions get what sessions decided, were told and ran into', async () => {
  for (const [at, steps] of SESSIONS.entries()) await playMoment(world, 700 + at, steps);
  for (const [at, [prompt, answer]] of QUESTIONS.entries()) {
    const session_id = `5e551017-0000-4000-8000-00000000080${at}`;
    const run = await world.hook({
      ...{ session_id, transcript_path: '', cwd: world.repository, prompt },
      hook_event_name: 'UserPromptSubmit',
    });
    const { additionalContext = '' } = JSON.parse(run.stdout || '{}').hookSpecificOutput ?? {};
    expect(additionalContext.split('\n- ')[1], prompt).toContain(answer);
  }
  for (const [at, prompt] of OF_NOW.entries()) {
    const session_id = `5e551017-0000-4000-8000-00000000090${at}`;
    const run = await world.hook({
      ...{ session_id, transcript_path: '', cwd: world.repository, prompt },
      hook_event_name: 'UserPromptSubmit',
    });
    expect(run.stdout, prompt).toBe('');
  }
}, 120_000);
