/** Our own MCP tools, as the client names them: what recall tells is no news. */
const OWN = /^mcp__plugin_cs_/;

/** Whether a tool is among those named, and none of ours; `mcp__*` stands for all that begin so. Pure. */
export function isWatchedTool(names: readonly string[], tool: string): boolean {
  if (OWN.test(tool)) return false;
  return names.some((name) => (name.endsWith('*') ? tool.startsWith(name.slice(0, -1)) : name === tool));
}
