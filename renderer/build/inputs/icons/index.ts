import { join } from 'node:path';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { closestTo, didYouMean, nearest } from '../../../sdk/suggest.ts';
import { type DrawnIcon, type IconName, iconNames } from '../../../sdk/ui/icon.tsx';
import { type Files, readText } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite } from '../published/site-folder.ts';
import { encodingError } from '../sources/encoding.ts';
import { SvgError } from '../svg/parse-svg.ts';
import { drawingOf, type Limits } from './drawing.ts';
import { type IconSet, iconSetFile, installedSets, readIconSet } from './icon-set.ts';

const folder = 'templates/icons';
const own = 'own:';

/** Bytes of an own icon's shapes in a page, and of one from a set, which some sites cannot do without. */
const mostBytes = { own: 2048, set: 8192 };

/** What a view gets for the name of an icon. */
export type FoundIcon = IconName | DrawnIcon;

/** An icon, or why there is none; the path of a diagnostic without a file is that of the name. */
type Result = FoundIcon | (Omit<Diagnostic, 'path'> & { readonly path?: Path });

/**
 * The icons of a site by name: `tools` is the engine's, `own:tooth` is `templates/icons/tooth.svg`, and `lucide:croissant` is
 * of a set that the site has installed as `@iconify-json/lucide`. Files are read when a name is asked for.
 */
export class Icons {
  readonly #files: Files;
  readonly #root: string;
  readonly #results = new Map<string, Result>();
  readonly #sets = new Map<string, IconSet | 'missing' | 'damaged'>();
  #own: ReadonlyMap<string, string> | undefined;

  constructor(files: Files, root: string) {
    this.#files = files;
    this.#root = root;
  }

  /** Names of the icons in the site's own folder, as a config writes them. */
  get ownNames(): readonly string[] {
    return [...this.#ownFiles().keys()];
  }

  /** The installed sets, each with the names of its icons. */
  get sets(): readonly { readonly name: string; readonly icons: readonly string[] }[] {
    return installedSets(this.#files, this.#root).flatMap((name) => {
      const set = this.#set(name);
      return typeof set === 'string' ? [] : [{ name, icons: set.names }];
    });
  }

  /** Whether the site has icons besides the engine's: files of its own, or installed sets. */
  get hasOthers(): boolean {
    return this.#ownFiles().size > 0 || installedSets(this.#files, this.#root).length > 0;
  }

  /** Returns an icon by name; undefined if it is missing or unsafe. */
  find(name: string): FoundIcon | undefined {
    const result = this.#result(name);
    return isDiagnostic(result) ? undefined : result;
  }

  /** The same for a name at a path of the config. Adds errors to the diagnostics. */
  named(name: string, path: Path, diagnostics: Diagnostic[]): FoundIcon | undefined {
    const result = this.#result(name);
    if (!isDiagnostic(result)) return result;
    diagnostics.push({ path, ...result });
    return undefined;
  }

  /** Hash of what a page shows for a name; undefined if there is no such icon. */
  hash(name: string): string | undefined {
    const icon = this.find(name);
    return icon === undefined ? undefined : contentHash(JSON.stringify(icon)).slice(0, 16);
  }

  #result(name: string): Result {
    const known = this.#results.get(name) ?? this.#look(name);
    this.#results.set(name, known);
    return known;
  }

  #look(name: string): Result {
    if (isEngineIcon(name)) return name;
    if (name.startsWith(own)) return this.#ownIcon(name.normalize('NFC'));
    const [, set, icon] = /^([a-z0-9]+(?:-[a-z0-9]+)*):(.+)$/s.exec(name) ?? [];
    return set === undefined || icon === undefined ? this.#missing(name) : this.#ofSet(set, icon);
  }

  #missing(name: string): Result {
    const near = nearest(name, iconNames);
    const stem =
      near ??
      nearest(
        name.replace(/\.svg$/i, ''),
        this.ownNames.map((one) => one.slice(own.length)),
      );
    const found = near ?? (stem === undefined ? undefined : `${own}${stem}`);
    const suggestion = found === undefined ? this.#others(name) : `Did you mean "${found}"?`;
    return { code: 'icon-missing', message: `There is no icon ${JSON.stringify(name)}.`, suggestion };
  }

  /** Suggests icons for a name that is like none. */
  #others(name: string): string {
    const closest = closestTo(name, [...this.ownNames, ...iconNames], 3).map((one) => JSON.stringify(one));
    const stem = name.replace(/\.svg$/i, '');
    const saved = /^[\w-]+$/.test(stem) ? `, or save one as ${folder}/${stem}.svg and write "${own}${stem}"` : '';
    return `Use another, such as ${closest.join(', ')}${saved}. \`npx frontage gallery\` shows them all.`;
  }

  /** File names may be in Unicode's decomposed form, which macOS stores. */
  #ownFiles(): ReadonlyMap<string, string> {
    this.#own ??= new Map(
      this.#files
        .list(join(this.#root, folder))
        .filter((file) => /\.svg$/i.test(file))
        .map((file) => [`${own}${file.slice(0, -4).normalize('NFC')}`, join(this.#root, folder, file)]),
    );
    return this.#own;
  }

  #ownIcon(name: string): Result {
    const file = this.#ownFiles().get(name);
    const stem = name.slice(own.length);
    if (file === undefined) {
      const near = nearest(name, [...this.ownNames, ...iconNames]);
      return {
        code: 'icon-missing',
        message: `There is no file ${folder}/${stem}.svg for the icon ${JSON.stringify(name)}.`,
        suggestion:
          near === undefined && this.ownNames.length === 0
            ? `Save the icon there. No file is in ${folder} yet.`
            : didYouMean(name, this.ownNames, 'icon'),
      };
    }
    const place = { file, line: 1, column: 1 };
    if (!belongsToSite(this.#files, this.#root, file))
      return { path: [], place, ...outsideFile(`${folder}/${stem}.svg`) };
    const bytes = this.#files.read(file) ?? new Uint8Array();
    const unreadable = encodingError(file, bytes);
    if (unreadable) return { code: 'icon-unsafe', path: [], ...unreadable };
    const found = drawn(readText(this.#files, file) ?? '', { isSquare: true, maxBytes: mostBytes.own });
    if (!(found instanceof SvgError)) return found;
    const { message, suggestion, line, column } = found;
    return {
      code: 'icon-unsafe',
      message: `The icon "${name}" cannot be used. ${message}`,
      suggestion,
      path: [],
      place: { file, line, column },
    };
  }

  #ofSet(set: string, icon: string): Result {
    const name = `${set}:${icon}`;
    const found = this.#set(set);
    const install = `Run \`npm install --save-dev @iconify-json/${set}\` in the site’s folder.`;
    const missing = (message: string, suggestion: string) => ({ code: 'icon-missing' as const, message, suggestion });
    if (found === 'missing') {
      const near = nearest(set, installedSets(this.#files, this.#root));
      const suggestion = near === undefined ? install : `Did you mean "${near}:${icon}"?`;
      return missing(`The icon set "${set}" of "${name}" is not installed.`, suggestion);
    }
    if (found === 'damaged') return missing(`The icon set "${set}" cannot be read.`, install);
    const svg = found.svg(icon);
    if (svg === undefined) {
      const near = nearest(icon, found.names);
      const search = `Search its ${found.names.length} icons at https://icon-sets.iconify.design/${set}/.`;
      const suggestion = near === undefined ? search : `Did you mean "${set}:${near}"?`;
      return missing(`The icon set "${set}" has no icon ${JSON.stringify(icon)}.`, suggestion);
    }
    const unsafe = { code: 'icon-unsafe' as const, suggestion: 'Select another icon.' };
    if (typeof svg === 'object') return { ...unsafe, message: `The icon "${name}" cannot be used: ${svg.error}.` };
    const result = drawn(svg, { isSquare: false, maxBytes: mostBytes.set });
    if (!(result instanceof SvgError)) return result;
    return { ...unsafe, message: `The icon "${name}" cannot be used. ${result.message}` };
  }

  #set(name: string): IconSet | 'missing' | 'damaged' {
    const known = this.#sets.get(name) ?? this.#readSet(name);
    this.#sets.set(name, known);
    return known;
  }

  #readSet(name: string): IconSet | 'missing' | 'damaged' {
    const file = iconSetFile(this.#files, this.#root, name);
    return file === undefined ? 'missing' : (readIconSet(this.#files, file) ?? 'damaged');
  }
}

/** Whether an icon is the engine's, which is a part of its version. */
export function isEngineIcon(name: string): name is IconName {
  return (iconNames as readonly string[]).includes(name);
}

function isDiagnostic(result: Result): result is Exclude<Result, FoundIcon> {
  return typeof result === 'object' && 'code' in result;
}

function drawn(text: string, limits: Limits): DrawnIcon | SvgError {
  try {
    return drawingOf(text, limits);
  } catch (error) {
    if (error instanceof SvgError) return error;
    throw error;
  }
}
