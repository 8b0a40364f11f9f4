import { expect, it } from 'vitest';
import { ownCommand } from '../../src/app/hooks/lazy/unkept.ts';

it('names the slash command to who has the plugin, and the program to who ran setup', () => {
  const back = { slash: 'forget 3f2a', cli: 'forget 3f2a' };
  expect(ownCommand({ CLAUDE_PLUGIN_ROOT: '/plugin' }, back)).toBe('/cs:forget 3f2a');
  expect(ownCommand({}, back)).toBe('cs-memory forget 3f2a');
});
