// Whom the user trusts is wired apart from the rest: what is said unasked needs it, and little else.
import { readIdentities } from '../adapters/git/identities.ts';
import { asOnlyWriter } from '../adapters/settings/one-writer.ts';
import { createTrustedAuthors } from '../adapters/trust/trusted-authors.ts';
import { trustedAuthorsFile } from '../config/config-files.ts';
import type { TrustSettings } from '../domain/trust.ts';
import { onceAsked } from '../domain/when-asked.ts';
import type { TrustedAuthors } from '../ports/code.ts';
import type { Spooling, WireOptions } from './spool.ts';

/** Everything by which trust is judged, gathered at the first question. */
export interface Trusting {
  /** `hasAuthors`: somebody is to be told apart from the user; else nobody is asked who that is. */
  readonly settings: (hasAuthors: boolean) => Promise<TrustSettings>;
  /** Asks git, whatever the session's state knows. */
  readonly identities: () => Promise<readonly string[]>;
  readonly authors: TrustedAuthors;
}

/**
 * Who the user is comes from the state of the session where there is one, so that a prompt need not start a process for it; else
 * git is asked, in a folder that exists.
 */
export function wireTrust(
  options: Pick<WireOptions, 'env' | 'session'> & { readonly cwd: string },
  { config, states }: Pick<Spooling, 'config' | 'states'>,
): Trusting {
  const { cwd, env, session } = options;
  const authors = createTrustedAuthors(trustedAuthorsFile(env), asOnlyWriter);
  const identities = onceAsked(() => readIdentities({ cwd, env }));
  const self = onceAsked(async (): Promise<readonly string[]> => {
    const told = session === undefined ? undefined : states.read(session)?.self;
    return [...config.trust.self, ...(told ?? (await identities()))];
  });
  const trusted = onceAsked(authors.read);
  const settings = async (hasAuthors: boolean): Promise<TrustSettings> => ({
    self: hasAuthors ? await self() : [],
    trusted: trusted(),
  });
  return { settings, identities, authors };
}
