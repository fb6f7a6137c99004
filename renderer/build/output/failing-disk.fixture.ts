import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, nodeDisk } from './disk.ts';

/** A disk that counts the calls that change something. */
export interface CountingDisk extends Disk {
  readonly steps: () => number;
}

/** The real disk for a number of changes. The next change stops half-way, and all later ones fail. */
export function dyingDisk(lastStep: number, die: () => Error = () => new Error('killed')): CountingDisk {
  return changing((step) => (step <= lastStep ? 'do' : step === lastStep + 1 ? 'half' : 'fail'), die);
}

/** The real disk, except that one change stops half-way with an error, as on a full disk. */
export function failingDisk(failingStep: number): CountingDisk {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  return changing((step) => (step === failingStep ? 'half' : 'do'), full);
}

function changing(plan: (step: number) => 'do' | 'half' | 'fail', makeError: () => Error): CountingDisk {
  let steps = 0;
  const change =
    <Input extends unknown[]>(whole: (...input: Input) => Promise<void>, half?: (...input: Input) => Promise<void>) =>
    async (...input: Input) => {
      steps += 1;
      const verdict = plan(steps);
      if (verdict === 'do') return whole(...input);
      if (verdict === 'half') await half?.(...input);
      throw makeError();
    };
  return {
    ...nodeDisk,
    chmod: change(nodeDisk.chmod),
    copyFile: change(nodeDisk.copyFile),
    link: change(nodeDisk.link),
    mkdir: change(nodeDisk.mkdir),
    rename: change(nodeDisk.rename),
    rm: change(nodeDisk.rm, removeFirstChild),
    writeFile: change(nodeDisk.writeFile, (path, content, options) =>
      nodeDisk.writeFile(path, content.slice(0, content.length / 2), options),
    ),
    steps: () => steps,
  };
}

async function removeFirstChild(path: string): Promise<void> {
  const [first] = await readdir(path).catch(() => []);
  if (first !== undefined) await nodeDisk.rm(join(path, first));
}
