import { dirname, join } from 'node:path';
import { type Diagnostic, DiagnosticsError, type Place } from '../../sdk/issue.ts';
import type { ReadDrawing } from '../../sdk/media/index.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { RegisteredDrawing } from '../../site/registry.ts';
import { type Files, readText } from '../lib/files.ts';
import { relativeName } from '../lib/paths.ts';
import { stepsOf } from '../lib/slash-path.ts';
import { engineFile } from './bundle/bundle.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite, sharedFolders } from './published/site-folder.ts';
import { SourceText } from './sources/source-text.ts';

/** The module that registers the drawings of the site, before any block loads. */
export const drawingsEntry = 'frontage:drawings';

/** Returns the entry files of the site's drawings, and of those in the folders that it shares with others. */
export function siteDrawingEntries(files: Files, root: string): string[] {
  return drawingFolders(files, root)
    .map((folder) => join(folder, 'index.ts'))
    .filter((file) => files.kind(file) === 'file');
}

/** Returns the text of {@link drawingsEntry}. It exports what became of each file. */
export function drawingsModule(entries: readonly string[]): string {
  return [
    `import { registerDrawings } from ${JSON.stringify(engineFile('sdk/media/site-drawings.ts'))};`,
    ...entries.map((file, index) => `import * as drawing${index} from ${JSON.stringify(file)};`),
    'export const drawings = registerDrawings([',
    ...entries.map((file, index) => `  { file: ${JSON.stringify(file)}, exports: drawing${index} },`),
    ']);',
  ].join('\n');
}

/** Returns the drawings of a site by kind, from what became of their files. Throws {@link DiagnosticsError} for wrong ones. */
export function registeredDrawings(
  files: Files,
  root: string,
  read: readonly ReadDrawing[],
): Map<string, RegisteredDrawing> {
  const drawings = new Map<string, RegisteredDrawing>();
  const diagnostics = read.flatMap((found): Diagnostic[] => {
    const { file } = found;
    if ('fault' in found) return [drawingError(files, file, found.fault)];
    const { drawing } = found;
    const folder = dirname(file);
    const sheet = join(folder, 'style.css');
    if (!belongsToSite(files, root, sheet))
      return [{ path: [], place: top(sheet), ...outsideFile(relativeName(root, sheet)) }];
    drawings.set(drawing.kind, { drawing, folder, style: readText(files, sheet) ?? '' });
    return [];
  });
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return drawings;
}

/** Returns an error for each folder of drawings without an entry file. */
export function foldersWithoutDrawing(files: Files, root: string): Diagnostic[] {
  const without = drawingFolders(files, root).filter((folder) => files.kind(join(folder, 'index.ts')) !== 'file');
  return without.map((folder) => {
    const [first = 'index.ts'] = files.list(folder);
    const message = `The folder ${relativeName(root, folder)} has no index.ts, so it is no drawing.`;
    const suggestion = 'Export a drawing from index.ts, or move the files to a folder outside templates/drawings.';
    return drawingError(files, join(folder, first), { message, suggestion });
  });
}

/** Returns an error for each drawing that needs the style sheet of an unknown one. */
export function unknownStyles(files: Files, drawings: ReadonlyMap<string, RegisteredDrawing>): Diagnostic[] {
  return [...drawings.values()].flatMap(({ drawing: { kind, styles = [] }, folder }) =>
    styles
      .filter((name) => !drawings.has(name))
      .map((name) => {
        const message = `The drawing "${kind}" needs the style sheet of "${name}", but no drawing has this kind.`;
        const others = [...drawings.keys()].filter((other) => other !== kind);
        const suggestion = didYouMean(name, others, 'other drawing');
        return drawingError(files, join(folder, 'index.ts'), { message, suggestion, about: name });
      }),
  );
}

/** Returns an error of a drawing's file, at the line that contains `about` in quotes or as a name, or at the first line. */
function drawingError(
  files: Files,
  file: string,
  { message, suggestion, about }: { message: string; suggestion?: string; about?: string },
): Diagnostic {
  return drawingErrorAt(
    (about === undefined ? undefined : placeIn(files, file, about)) ?? top(file),
    message,
    suggestion,
  );
}

export function drawingErrorAt(
  place: Place,
  message: string,
  suggestion = 'Run `npx frontage explain drawing-invalid` to see what a drawing must be.',
): Diagnostic {
  return { code: 'drawing-invalid', message, path: [], place, suggestion };
}

function placeIn(files: Files, file: string, name: string): Place | undefined {
  const text = readText(files, file) ?? '';
  const escaped = name.replace(/[^\w]/g, '\\$&');
  const offset = text.search(new RegExp(`(['"])${escaped}\\1|(?<![\\w'"])${escaped}(?=\\s*:)`));
  return offset === -1 ? undefined : new SourceText(file, text).place(offset);
}

function top(file: string): Place {
  return { file, line: 1, column: 1 };
}

function drawingFolders(files: Files, root: string): string[] {
  const folders = [join(root, 'templates'), ...sharedFolders(files, root)].map((folder) => join(folder, 'drawings'));
  return folders.flatMap((folder) => {
    const names = files.list(folder).flatMap((path) => {
      const [name, ...below] = stepsOf(path);
      return name === undefined || below.length === 0 ? [] : [name];
    });
    return [...new Set(names)].map((name) => join(folder, name));
  });
}
