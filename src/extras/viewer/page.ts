import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsError } from '../../core/errors.ts';
import type { Snapshot } from './shapes.ts';

export interface Assets {
  readonly script: string;
  readonly style: string;
}

export const SCRIPT_FILE = 'viewer.js';
const STYLE_FILE = 'viewer.css';

/** Reads what stands beside the program. Throws IO_FAILED. */
export function readAssets(folder: string): Assets {
  const read = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch (cause) {
      throw new CsError('IO_FAILED', `'${join(folder, name)}' is missing from this copy of cs-memory`, {
        cause,
      });
    }
  };
  return { script: read(SCRIPT_FILE), style: read(STYLE_FILE) };
}

const NOTHING_ELSE = "default-src 'none'; base-uri 'none'; form-action 'none'";

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What is not the page loads nothing. */
export const NO_PAGE_POLICY = `${NOTHING_ELSE}; frame-ancestors 'none'`;

/** What the page may load: its own script, the style in it, and answers of its own server. No inline code, no frame, nothing from elsewhere. */
export const pagePolicy = ({ style }: Assets): string =>
  `${NOTHING_ELSE}; script-src 'self'; style-src ${hash(style)}; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The page that a server gives out. Its style is in it: the first paint waits for one answer only. */
export const livePage = ({ style }: Assets, csrf: string): string =>
  page({
    head: `<meta name="csrf" content="${csrf}"><style>${style}</style><script src="${SCRIPT_FILE}" defer></script>`,
    tail: '',
  });

/** The same page in one file, with what it shows. Its policy names its own script and style by their hashes. */
export function filePage({ script, style }: Assets, snapshot: Snapshot): string {
  // In a script element `</script` ends it, and `<!--` begins another state: neither can stand in what is written so.
  const code = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const data = JSON.stringify(snapshot).replaceAll('<', '\\u003c');
  const policy = `${NOTHING_ELSE}; script-src ${hash(code)}; style-src ${hash(style)}; require-trusted-types-for 'script'; trusted-types 'none'`;
  return page({
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style>`,
    tail: `<script type="application/json" id="data">${data}</script><script>${code}</script>`,
  });
}

const page = ({ head, tail }: { readonly head: string; readonly tail: string }): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>cs-memory</title>${head}</head>
<body><div id="app"><header class="top"><h1>cs-memory</h1></header><main><p class="quiet">Reading the memories …</p></main></div>${tail}</body>
</html>
`;
