import rows from '../../data/provider-shapes.json';

/**
 * Values that only their provider's name gives away, a row a provider: `name:shape;shape`, by name. A row is read when a text first
 * needs it.
 *
 * A shape is a row of parts: a letter with a length (`h32`, `n30,40`, `v99+`), literal text in quotes, or a sign.
 * `h` hexadecimal, `d` digits, `n` letters and digits, `w` those with `_` and `-`, `e` with `+=` too, `b` base64, `v` all
 * of these with `.~:%`. `u` is 8-4-4-4-12. Case never counts.
 *
 * A name is written without signs: `newrelic` is New Relic, `new-relic` and `NEW_RELIC`. A `~` marks one that also
 * stands beside hashes and ids that are no secret (a package, a host, a service in logs), a `!` one that is an ordinary
 * word or stands everywhere: the more it is so, the more must be said between the name and the value.
 *
 * The facts are the providers' documentation, and the public rules of gitleaks, kingfisher and noseyparker.
 */
export const PROVIDER_SHAPES: readonly string[] = rows;
