/**
 * A command as the user can give it: the plugin has slash commands, and puts no program on the PATH; scripts of setup come with a program. The
 * client names the plugin's folder to its hooks alone.
 */
export function ownCommand(
  { CLAUDE_PLUGIN_ROOT: plugin }: NodeJS.ProcessEnv,
  { slash, cli }: { readonly slash: string; readonly cli: string },
): string {
  return plugin ? `/cs:${slash}` : `cs-memory ${cli}`;
}
