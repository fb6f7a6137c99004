import { join } from 'node:path';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { isPicture, kindOf } from '../../inputs/published/file-kind.ts';
import { outsideFile } from '../../inputs/published/published-file.ts';
import { belongsToSite } from '../../inputs/published/site-folder.ts';
import { storedPath } from '../../inputs/published/stored-path.ts';
import type { Files } from '../../lib/files.ts';
import type { Assets } from './assets.ts';
import { emojiName, type SiteFont } from './drawable-text.ts';
import { type FontFace, readFont } from './font.ts';

/** Returns the card fonts of a site in order. Reports missing files and files that are not fonts. */
export function siteFonts(
  names: readonly string[],
  { files, root, assets, diagnostics }: { files: Files; root: string; assets: Assets; diagnostics: Diagnostic[] },
): SiteFont[] {
  const folder = join(root, 'templates/fonts');
  return names.flatMap((name, index) => {
    const path = ['cards', 'fonts', index];
    const file = storedPath(files, root, join(folder, name));
    if (file !== undefined && !belongsToSite(files, root, file)) {
      diagnostics.push({ path, ...outsideFile(`templates/fonts/${name}`) });
      return [];
    }
    const asset = file === undefined ? undefined : assets.add(file);
    if (asset === undefined) {
      const fonts = files.list(folder).filter((file) => /\.(ttf|otf|woff2?)$/i.test(file));
      diagnostics.push({
        code: 'font-missing',
        message: `There is no font "${name}" in templates/fonts.`,
        path,
        suggestion: didYouMean(name, fonts, 'font'),
      });
      return [];
    }
    const face = faceOf(asset, assets.bytes(asset));
    if (face !== undefined) return [{ ...face, asset }];
    diagnostics.push({
      code: 'font-invalid',
      message: `The file templates/fonts/${name} cannot be read as a font.`,
      path,
      suggestion: 'Use a TTF, OTF, WOFF or WOFF2 file of one font.',
    });
    return [];
  });
}

/** Returns the emoji pictures in `templates/emoji` by {@link emojiName}. Accepts the names of Twemoji and Noto Emoji. */
export function siteEmoji({
  files,
  root,
  assets,
}: {
  files: Files;
  root: string;
  assets: Assets;
}): Map<string, string> {
  const folder = join(root, 'templates/emoji');
  return new Map(
    files.list(folder).flatMap((file) => {
      const [, name] = /^(?:.*\/)?(?:emoji_u)?([\da-f_-]+)\.(?:svg|png)$/i.exec(file) ?? [];
      if (name === undefined || !belongsToSite(files, root, join(folder, file))) return [];
      const asset = assets.add(join(folder, file));
      const kind = asset && kindOf(assets.bytes(asset));
      return asset !== undefined && kind && isPicture(kind) ? [[plainName(name), asset] as const] : [];
    }),
  );
}

function plainName(name: string): string {
  const characters = name.split(/[_-]/).map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
  return emojiName(characters.join(''));
}

/** By the hash of the font file. Reading a font is slow, and `dev` needs it after each change. */
const faces = new Map<string, FontFace>();

function faceOf(asset: string, bytes: Uint8Array): FontFace | undefined {
  let face = faces.get(asset);
  if (face === undefined) {
    try {
      face = readFont(bytes);
    } catch {
      return undefined;
    }
    faces.set(asset, face);
  }
  return face;
}
