import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { finish } from '../measure/finish.ts';
import { bytesBelow, bytesOfPackages } from '../measure/install-size.ts';
import { type Candidate, output } from './candidate.ts';
import { clone, copyIn, rowsAsJson } from './project.ts';

const engine = join(clone, 'cli/bin.js');

/** Where the site has its rows. */
export const rowsFile = 'templates/data/rows.json';

/** The product. Its command line is compiled before anything is timed, as the code of the peers is that npm installs. */
export const frontage: Candidate = {
  name: 'frontage',
  title: 'Frontage',
  caches: ['.frontage'],
  async scaffold(folder, { node }) {
    dress(folder);
    await finish({ program: node, args: [engine, 'explain'] }, dirname(folder));
  },
  writeRows: rowsAsJson(rowsFile),
  command: (folder, { node }) => ({
    program: node,
    args: [engine, 'build', '--config', join(folder, 'pages.config.ts'), '--out', output],
  }),
  installed: () => bytesOfPackages(clone) + bytesBelow(join(clone, 'cli')) + bytesBelow(join(clone, 'renderer')),
  rendered(printed) {
    const said = /\((\d+) rendered\)/.exec(printed)?.[1];
    return said === undefined ? undefined : Number(said);
  },
};

/** Scaffolds the site, without the rows. */
export function dress(folder: string): void {
  copyIn(folder, { frontage: '.', 'job/words.ts': 'words.ts' });
  for (const part of ['common/templates/document.hbs', 'plain/templates/theme.css', 'plain/templates/images']) {
    cpSync(join(clone, 'cli/starter', part), join(folder, 'templates', basename(part)), { recursive: true });
  }
}
