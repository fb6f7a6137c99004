import { readFileSync } from 'node:fs';
import { dyingDisk } from './failing-disk.fixture.ts';
import { write } from './write.fixture.ts';

// A build that kills its own process: arguments are the folder, the cache, a JSON file of outputs, and the last step.
const [, , out = '', cacheDir = '', filesPath = '', lastStep = ''] = process.argv;
const disk = dyingDisk(Number(lastStep), () => {
  process.kill(process.pid, 'SIGKILL');
  return new Error('killed');
});
await write(JSON.parse(readFileSync(filesPath, 'utf8')), { out, cacheDir, disk });
