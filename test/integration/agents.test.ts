import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AGENTS, type Agent, agentChanges, changeAgentFiles, partsFor } from '../../src/app/setup/agents.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const world = temporaryFolder('cs-agents-');
const at = (...path: string[]): string => join(world(), ...path);
const read = (...path: string[]): string => readFileSync(at(...path), 'utf8');

function write(text: string, ...path: string[]): void {
  mkdirSync(dirname(at(...path)), { recursive: true });
  writeFileSync(at(...path), text);
}

function agent(name: Agent, server = '/p/mcp.mjs') {
  const place = { home: at('home'), project: at('project'), server, hook: '/p/hook.cjs' };
  const parts = partsFor(name, place);
  return {
    paths: [...new Set(parts.map(({ path }) => path))],
    plan: () => agentChanges(parts, true),
    add: () => changeAgentFiles(parts, true),
    take: () => changeAgentFiles(parts, false),
  };
}

describe.each(AGENTS)('%s', (name) => {
  it('is set up once, and taken back without a rest', () => {
    const { paths, plan, add, take } = agent(name);
    expect(plan().map(({ path }) => path)).toEqual(paths);
    for (const path of paths) expect(existsSync(path)).toBe(false);
    add();
    for (const path of paths) expect(readFileSync(path, 'utf8')).toMatch(/cs-memory|hook\.cjs/);
    expect(plan()).toEqual([]);
    take();
    for (const path of paths) expect(existsSync(path), path).toBe(false);
    expect(take()).toEqual([]);
  });

  it('is told the new place after an update, and not both', () => {
    agent(name).add();
    const before = agent(name)
      .paths.map((path) => readFileSync(path, 'utf8'))
      .join();
    const { paths, plan, add } = agent(name, '/q/mcp.mjs');
    expect(plan().length).toBe(1);
    add();
    const all = paths.map((path) => readFileSync(path, 'utf8')).join();
    expect(all).toContain('/q/mcp.mjs');
    expect(all).toBe(before.replaceAll('/p/mcp.mjs', '/q/mcp.mjs'));
  });
});

describe('what is in the files already', () => {
  const SETTINGS = `{
  // mine
  "mcpServers": {
    "docs": { "command": "docs" }
  },
  "hooks": { "SessionStart": [{ "hooks": [{ "type": "command", "command": "mine" }] }] },
  "theme": "dark"
}
`;

  it('stays as it is, comments too, and is the same again without us', () => {
    write(SETTINGS, 'home/.gemini/settings.json');
    write('# My own rules\n\nBe brief.\n', 'home/.gemini/GEMINI.md');
    agent('gemini').add();
    const settings = read('home/.gemini/settings.json');
    for (const kept of ['// mine', '"docs"', '"mine"', '"theme": "dark"']) expect(settings).toContain(kept);
    expect(read('home/.gemini/GEMINI.md')).toMatch(/^# My own rules\n\nBe brief\.\n\n<!-- cs-memory/);
    agent('gemini').take();
    expect(JSON.parse(read('home/.gemini/settings.json').replace('// mine', ''))).toEqual(
      JSON.parse(SETTINGS.replace('// mine', '')),
    );
    expect(read('home/.gemini/GEMINI.md')).toBe('# My own rules\n\nBe brief.\n');
  });

  it('stays in TOML, byte for byte', () => {
    const toml = 'model = "m"\n\n[mcp_servers.docs]\ncommand = "docs"\n';
    write(toml, 'home/.codex/config.toml');
    agent('codex').add();
    expect(read('home/.codex/config.toml')).toBe(
      `${toml}\n# cs-memory: begin\n[mcp_servers.cs-memory]\ncommand = "node"\nargs = ["/p/mcp.mjs"]\nstartup_timeout_sec = 30\n# cs-memory: end\n`,
    );
    agent('codex').take();
    expect(read('home/.codex/config.toml')).toBe(toml);
  });

  it('is not touched where it is not what the agent reads', () => {
    write('{"mcpServers": []}', 'home/.cursor/mcp.json');
    expect(agent('cursor').add).toThrow('is not an object');
    write('{"mcpServers": ', 'home/.gemini/settings.json');
    expect(agent('gemini').add).toThrow();
    expect(read('home/.gemini/settings.json')).toBe('{"mcpServers": ');
  });

  it.each(['{"hooks": []}', '{"hooks": "none"}', '{"mcpServers": 1, "hooks": {"SessionStart": {}}}'])(
    'has nothing of ours to take where it is not what the agent reads: %s',
    (text) => {
      write(text, 'home/.gemini/settings.json');
      expect(agent('gemini').take()).toEqual([]);
      expect(agent('gemini').add).toThrow(/is not (?:an object|a list)/);
      expect(read('home/.gemini/settings.json')).toBe(text);
    },
  );

  it('is added to the section that holds where one is spelled twice', () => {
    write('{"mcpServers":{},"mcpServers":{"x":{}}}', 'home/.cursor/mcp.json');
    agent('cursor').add();
    const ours = { command: 'node', args: ['/p/mcp.mjs'] };
    expect(JSON.parse(read('home/.cursor/mcp.json'))).toEqual({ mcpServers: { x: {}, 'cs-memory': ours } });
    agent('cursor').take();
    expect(read('home/.cursor/mcp.json')).toBe('{"mcpServers":{},"mcpServers":{"x":{}}}');
  });

  it('is not overwritten where it is a rule of somebody else', () => {
    write('mine', 'project/.cursor/rules/cs-memory.mdc');
    expect(agent('cursor').add).toThrow('does not belong to cs-memory');
    expect(read('project/.cursor/rules/cs-memory.mdc')).toBe('mine');
  });
});
