/** The largest payload seen was 0.7 MB (a file of 0.3 MB overwritten); what is larger than this is no payload. */
const MAX_STDIN_BYTES = 16 * 1024 * 1024;

/** The JSON value that came, or why there is none, in words that quote nothing of it. */
export type StdinResult = { readonly value: unknown } | { readonly problem: string };

const CLOSING_BRACE = 125;
const NEWLINE = 10;

function parse(chunks: readonly Buffer[]): StdinResult {
  try {
    return { value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { problem: 'stdin is not JSON' }; // the parser's own message would quote the text
  }
}

/**
 * Reads the one JSON line that the client sends. It ends with the stream or with a line that makes it whole,
 * whichever comes first, since stdin may never end; after `deadlineMs` it gives up. Longer input is read to its
 * end and thrown away, so that the client is not left with a broken pipe.
 */
export function readStdin(stream: NodeJS.ReadStream, deadlineMs: number): Promise<StdinResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (result: StdinResult): void => {
      clearTimeout(timer);
      stream.removeAllListeners();
      stream.on('error', () => {}); // nobody waits for it any more
      stream.pause();
      resolve(result);
    };
    const timer = setTimeout(
      () => finish({ problem: `stdin did not end within ${deadlineMs} ms` }),
      deadlineMs,
    );
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_STDIN_BYTES) {
        chunks.length = 0;
        return;
      }
      chunks.push(chunk);
      if (chunk.at(-1) !== NEWLINE || chunk.at(-2) !== CLOSING_BRACE) return;
      const result = parse(chunks);
      if ('value' in result) finish(result);
    });
    stream.on('end', () =>
      finish(
        bytes > MAX_STDIN_BYTES
          ? { problem: `stdin is longer than ${MAX_STDIN_BYTES} bytes` }
          : parse(chunks),
      ),
    );
    stream.on('error', () => finish({ problem: 'stdin could not be read' }));
  });
}
