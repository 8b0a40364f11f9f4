import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadlineOf, EVENTS, STDIN_MS } from '../../src/app/hooks/runner.ts';
import { PROJECT, readHooks } from '../helpers/bundle.ts';

const readJson = (file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));

/** The events that client 2.1.197, the oldest we serve, knows: it drops a whole hooks file for any other name. */
const CLIENT_EVENTS = new Set(
  (
    'PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion ' +
    'SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PermissionRequest ' +
    'PermissionDenied Setup TaskCreated TaskCompleted ConfigChange InstructionsLoaded FileChanged MessageDisplay ' +
    'TeammateIdle Elicitation ElicitationResult WorktreeCreate WorktreeRemove CwdChanged'
  ).split(' '),
);

const hooks = readHooks(PROJECT);
const commands = Object.entries(hooks).flatMap(([event, entries]) =>
  entries.flatMap((entry) => entry.hooks.map((hook) => ({ event, ...hook }))),
);

describe('hooks.json', () => {
  it('names exactly the events that the bundle handles, and none that a client does not know', () => {
    expect(Object.keys(hooks).sort()).toEqual(Object.keys(EVENTS).sort());
    for (const event of Object.keys(hooks)) expect(CLIENT_EVENTS).toContain(event);
  });

  it('has the wrapper the client asks for, and entries of its shape', () => {
    const file = readJson('hooks.json');
    expect(Object.keys(file).sort()).toEqual(['description', 'hooks']);
    for (const entry of Object.values(hooks).flat()) {
      expect(Object.keys(entry).every((key) => key === 'matcher' || key === 'hooks')).toBe(true);
      expect(['undefined', 'string']).toContain(typeof entry.matcher);
      expect(entry.hooks.length).toBeGreaterThan(0);
    }
  });

  it.each(commands)(
    'runs the bundle without a shell, with its event: $event',
    ({ event, type, command, args }) => {
      expect(type).toBe('command');
      expect(command).toMatch(/^[\w./${}-]+$/);
      expect(Array.isArray(args)).toBe(true);
      expect(args).toContain(event);
      const files = args.filter((arg) => arg.startsWith('${' + 'CLAUDE_PLUGIN_ROOT}/'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files)
        expect(existsSync(join(PROJECT, file.slice(file.indexOf('}') + 1)))).toBe(true);
    },
  );

  it.each(commands)('gives $event longer than its own deadline, in seconds', ({ event, timeout }) => {
    const plan = EVENTS[event];
    expect(timeout * 1_000).toBeGreaterThan(plan?.deadlineMs ?? Number.POSITIVE_INFINITY);
    expect(timeout).toBeLessThanOrEqual(60);
    expect(plan?.stdinMs ?? STDIN_MS).toBeLessThan(plan?.deadlineMs ?? 0);
  });

  it('keeps SessionEnd within the 1.5 s that the client gives all plugins, or what the user has it give them', () => {
    const plan = EVENTS['SessionEnd'] ?? expect.fail();
    const endsWith = (text?: string): number =>
      deadlineOf(plan, { CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: text });
    for (const none of [undefined, '', 'long', '-1', '1000']) expect(endsWith(none)).toBeLessThan(1_500);
    expect(endsWith('5000')).toBeGreaterThan(4_000);
    expect(endsWith('5000')).toBeLessThan(5_000);
    const { timeout = 0 } = commands.find(({ event }) => event === 'SessionEnd') ?? {};
    expect(endsWith('60000')).toBeLessThan(timeout * 1_000);
  });

  it('answers every source of a session exactly once', () => {
    for (const source of ['startup', 'resume', 'clear', 'fork', 'compact']) {
      const fit = hooks['SessionStart']?.filter(({ matcher }) => new RegExp(`^(?:${matcher})$`).test(source));
      expect(fit, source).toHaveLength(1);
    }
  });
});

describe('the manifests', () => {
  const plugin = readJson('plugin.json');
  const marketplace = readJson('.claude-plugin/marketplace.json');

  it('agree on the version', () => {
    const { version } = readJson('package.json');
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(plugin.version).toBe(version);
    expect(marketplace.plugins.map((entry: { version: string }) => entry.version)).toEqual([version]);
    expect(readJson('package-lock.json').version).toBe(version);
  });

  it('keep the client from installing our development packages', () => {
    // Client 2.1.330 runs `npm ci` in its copy of a plugin that has a lock file, unless package.json has overrides.
    expect(Object.keys(readJson('package.json').overrides)).not.toHaveLength(0);
  });

  it('are one plugin, in the place where the client looks', () => {
    expect(readJson('.claude-plugin/plugin.json')).toEqual(plugin);
    expect(readdirSync(join(PROJECT, '.claude-plugin')).sort()).toEqual(['marketplace.json', 'plugin.json']);
    expect(marketplace.plugins).toHaveLength(1);
    expect(marketplace.plugins[0]).toMatchObject({ name: plugin.name, source: './' });
  });

  it('name files that are there, by paths the client takes', () => {
    expect(plugin.hooks).toBe('./hooks.json');
    for (const key of ['hooks', 'commands', 'skills', 'agents', 'mcpServers']) {
      const paths = [plugin[key] ?? []].flat().filter((path: unknown) => typeof path === 'string');
      for (const path of paths) {
        expect(path).toMatch(/^\.\/(?!.*\.\.)/);
        expect(existsSync(join(PROJECT, path))).toBe(true);
      }
    }
  });

  it('publish what hooks.json needs', () => {
    const { files, bin } = readJson('package.json') as { files: string[]; bin: Record<string, string> };
    const published = (path: string): boolean =>
      files.some((file) => path === file || path.startsWith(`${file}/`));
    const needed = commands.flatMap(({ args }) => args).filter((arg) => arg.includes('}/'));
    for (const path of needed.map((arg) => arg.slice(arg.indexOf('}/') + 2)))
      expect(published(path), path).toBe(true);
    for (const path of Object.values(bin))
      expect(published(path) && existsSync(join(PROJECT, path)), path).toBe(true);
  });
});
