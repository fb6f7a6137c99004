import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const bin = resolve(import.meta.dirname, '../../cli/bin.js');

/** Runs `frontage gallery` in a site's folder, until `visit` has done with its URL. */
export async function withGallery(root: string, visit: (url: string) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [bin, 'gallery'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    const url = await new Promise<string>((done, fail) => {
      child.once('exit', (code) => fail(new Error(`gallery ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && done(line));
    });
    await visit(url);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}
