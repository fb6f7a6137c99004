import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of the license file, and of a notice beside it. */
  readonly text: string;
}

/**
 * Returns the licenses of the packages that are part of the compiled scripts, from the paths of their modules. Throws if a
 * package has no license.
 */
export function thirdPartyNotices(modules: Iterable<string>): string {
  const folders = new Set([...modules].filter((id) => id.includes('node_modules')).map(packageFolder));
  const notices = [...folders].map(readNotice).sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = notices.map(
    ({ name, version, license, text }) => `## ${name} ${version} (${license})\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n`,
  );
  return ['# Third-party notices\n', 'The command line of Frontage contains these packages.\n', ...parts].join('\n');
}

/** Returns the folder with the package.json that names a package; some have others for parts of them. */
function packageFolder(module: string): string {
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version !== undefined) return folder;
  }
  throw new Error(`${module} belongs to no package`);
}

function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)(?:[.-]|$)/i.test(file));
  if (typeof license !== 'string') throw new Error(`the package ${name} does not say its license`);
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return { name, version, license, text: text === '' ? `License: ${license}` : text };
}
