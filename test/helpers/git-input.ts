import { closeSync, constants, open, openSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** A git's stdin, by files in a folder with a named pipe: what is given to its end at once goes by a plain file, all else by the pipe. `free` is called when the next git may use them. */
export function createInput(folder: string, free: () => void) {
  const early: Buffer[] = [];
  const fifo = join(folder, 'fifo');
  let pipe: Promise<Socket | undefined> | undefined;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (pipe === undefined) early.push(chunk);
      if (pipe === undefined) done();
      else pipe.then((open) => (open === undefined ? done() : open.write(chunk, () => done())));
    },
    final(done) {
      Promise.resolve(pipe).then((open) => (open === undefined ? done() : open.end(() => done())));
    },
    destroy(error, done) {
      pipe?.then((open) => open?.destroy());
      done(error);
    },
  });
  /** Both ends wait for each other. */
  const openPipe = (): Promise<Socket | undefined> =>
    new Promise((give) => {
      open(fifo, constants.O_WRONLY, (error, fd) => {
        if (error !== null) return give(undefined);
        const socket = new Socket({ fd, readable: false, writable: true });
        socket.on('error', () => stream.destroy()); // git has ended before it read all
        socket.unref();
        for (const chunk of early) socket.write(chunk);
        give(socket);
      });
    });
  /** What the shell is to give git to read. */
  const source = (): string => {
    if (!stream.writableEnded && !stream.destroyed) {
      pipe = openPipe();
      return fifo;
    }
    if (early.length === 0) return '/dev/null';
    writeFileSync(join(folder, 'in'), Buffer.concat(early));
    return join(folder, 'in');
  };
  /** The git has ended, maybe before it had begun to read. The next comes when our end is closed: by the same pipe it would hear of that. */
  const over = async (): Promise<void> => {
    stream.destroy();
    const other = pipe && openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK); // ours may be waiting for one
    (await pipe)?.destroy();
    if (other !== undefined) closeSync(other);
    free();
  };
  return { stream, source, over };
}
