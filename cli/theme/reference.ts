import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { tokenGroups } from '../../renderer/build/inputs/theme/token-list.ts';
import { presets } from './presets.ts';

/** Returns docs/themes.md with its tables of themes and of tokens written anew. */
export function withTables(text: string): string {
  const themes = presetNames.map((name) => `| \`${name}\` | ${presets[name].looks} |\n`).join('');
  const tokens = tokenGroups
    .map(({ title, tokens: rows }) => {
      const lines = rows.map(({ name, use, value }) => `| \`--${name}\` | ${use || '″'} | ${valueCell(value)} |\n`);
      return `### ${title}\n\n| token | for | default |\n|---|---|---|\n${lines.join('')}`;
    })
    .join('\n');
  return withPart(withPart(text, 'themes', themes), 'tokens', `\n${tokens}\n`);
}

function valueCell(value: string | undefined): string {
  return value === undefined ? 'of the theme' : `\`${value}\``;
}

function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  return text.slice(0, text.indexOf(start) + start.length) + part + text.slice(text.indexOf(end));
}
