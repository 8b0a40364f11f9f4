/** Whether a tool is among those named; `mcp__*` stands for all that begin so. Pure. */
export function isWatchedTool(names: readonly string[], tool: string): boolean {
  return names.some((name) => (name.endsWith('*') ? tool.startsWith(name.slice(0, -1)) : name === tool));
}
