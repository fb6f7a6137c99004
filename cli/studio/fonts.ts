import { join } from 'node:path';
import { fontMetrics } from '../../renderer/build/assets/fonts/metrics.ts';
import { fontPackage, installedFonts } from '../../renderer/build/assets/fonts/package-family.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { type FontRole, fontRoles } from '../../renderer/site/fonts.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ChangeOf } from './change.ts';
import { plain, type SiteContext, valueIn } from './places.ts';

/** A font as the config names it; `null` for that of the theme. */
type FontValue = ChangeOf<'setFont'>['font'];

/** A font that the site may use for text, headlines, or labels and code. */
export interface FontChoice {
  /** Its name for people: "Figtree". */
  readonly label: string;
  readonly font: FontValue;
}

/** What a font is for, in words. */
const uses: Readonly<Record<FontRole, { readonly label: string; readonly help: string }>> = {
  text: { label: 'Text', help: 'Paragraphs, buttons and forms.' },
  display: { label: 'Headlines', help: 'By default, they have the font of text.' },
  mono: { label: 'Labels and code', help: 'Small labels, times and code.' },
};

/** Returns what the fonts of a site are for, each with the font that it has and the fonts that it may have. */
export function siteFonts({ made, edit }: SiteContext) {
  const { files } = edit.options;
  const all = [...fileFonts(files, edit.root), ...packageFonts(files, edit.root)];
  return fontRoles.map((role) => {
    const given = plain(valueIn(made.ready.loaded.input, ['fonts', role]));
    const chosen = given && all.findIndex(({ font }) => isSame(font, given));
    const own = { label: nameOf(given), font: given };
    const choices = [
      { label: 'That of the theme', font: null },
      ...(given === undefined || chosen >= 0 ? [] : [own]),
      ...all,
    ];
    return { role, ...uses[role], choices, chosen: given === undefined ? 0 : chosen >= 0 ? chosen + 1 : 1 };
  });
}

/** Adds the edit that gives a site another font. */
export function setFont({ role, font }: ChangeOf<'setFont'>, { made, edit }: SiteContext): void {
  const fonts: unknown = valueIn(made.ready.loaded.input, ['fonts']);
  const others = Object.keys(Object(fonts)).filter((one) => one !== role);
  if (font !== null && fonts === undefined)
    applyOperation(edit, { op: 'set', path: ['fonts'], value: { [role]: font } });
  else if (font !== null) applyOperation(edit, { op: 'set', path: ['fonts', role], value: font });
  else if (valueIn(fonts, [role]) !== undefined)
    applyOperation(edit, { op: 'unset', path: others.length === 0 ? ['fonts'] : ['fonts', role] });
}

/** The families in `templates/fonts`, each with its files. */
function fileFonts(files: Files, root: string): FontChoice[] {
  const folder = join(root, 'templates/fonts');
  const families = new Map<string, string[]>();
  for (const name of files.list(folder).filter((file) => /\.woff2$/i.test(file))) {
    const family = familyOf(files.read(join(folder, name)));
    if (family !== undefined) families.set(family, [...(families.get(family) ?? []), name]);
  }
  return [...families].map(([label, names]) => ({ label, font: { files: names.toSorted() } }));
}

function familyOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes && fontMetrics(bytes).family;
  } catch {
    // The build reports a file that is no font.
    return undefined;
  }
}

function packageFonts(files: Files, root: string): FontChoice[] {
  return installedFonts(files, root).flatMap((name) => {
    const found = fontPackage(files, root, name);
    return typeof found === 'string' ? [] : [{ label: found.family, font: { package: name } }];
  });
}

/** Whether the config names a font, whatever else it says of it. */
function isSame(font: FontValue, given: { readonly package?: string; readonly files?: readonly string[] }): boolean {
  if (font === null) return false;
  return 'package' in font
    ? font.package === given.package
    : given.files !== undefined && given.files.toSorted().join() === font.files.join();
}

function nameOf(given: { readonly package?: string; readonly files?: readonly string[] } | undefined): string {
  return given?.package ?? given?.files?.join(', ') ?? '';
}
