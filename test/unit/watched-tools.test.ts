import { expect, it } from 'vitest';
import { defaultConfig } from '../../src/app/config/config.ts';
import { isWatchedTool } from '../../src/capture/detector.ts';

const { tools } = defaultConfig().postToolCapture;

it.each([
  ['Bash', true],
  ['mcp__github__search', true],
  ['mcp__plugin_cs_memory__recall', false],
  ['TodoWrite', false],
])('by default %s is watched: %s', (tool, expected) => {
  expect(isWatchedTool(tools, tool)).toBe(expected);
});
