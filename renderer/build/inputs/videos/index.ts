import { join } from 'node:path';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { type Files, fileDigest, fileState } from '../../lib/files.ts';
import { contentHash } from '../../lib/hash.ts';
import { loadEntry, storeEntry } from '../../lib/store-file.ts';
import { stemOf } from '../published/file-kind.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite } from '../published/site-folder.ts';
import { encodingError } from '../sources/encoding.ts';
import { captionsFault } from './captions.ts';
import { readMp4 } from './mp4.ts';
import { pieceSize, type ReadVideo, VideoFault, videoSource } from './video-source.ts';
import { readWebm } from './webm.ts';

/** The folder of videos and their captions, from the site's folder. */
const videosFolder = 'templates/videos';

/** A file of `templates/videos`. */
export interface VideoFile {
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** Path in the output; empty if it cannot be published. */
  readonly output: string;
  /** What the build knows of a video; captions have none. */
  readonly video?: Pick<ReadVideo, 'width' | 'height' | 'seconds' | 'hasSound'> & { readonly size: number };
  readonly error?: Diagnostic;
}

/** Videos and captions by name, in Unicode's composed form. */
export type Videos = ReadonlyMap<string, VideoFile>;

/** What is known of a video, and the state that its file had then. */
type Known = Pick<VideoFile, 'output' | 'video'> & { readonly state: string; readonly fault?: Fault };
type Fault = Pick<VideoFault, 'is' | 'remedy'>;

/** Changes whenever the same source would give other bytes. */
const recipe = '1';

/** In bytes; of captions. */
const mostCaptions = 2_000_000;

/** Returns the videos of a site and their captions. Reads those that have changed since the last run. */
export function loadVideos(files: Files, root: string, cacheDir: string): Videos {
  const names = files.list(join(root, videosFolder));
  if (names.length === 0) return new Map();
  const entry = join(cacheDir, 'videos.json');
  const last = loadEntry<Record<string, Known>>(entry) ?? {};
  const now: Record<string, Known> = {};
  const found = names.map((stored): [string, VideoFile] => {
    const named = { name: stored.normalize('NFC'), file: join(root, videosFolder, stored), output: '' };
    const { name, file } = named;
    const at = { path: [], place: { file, line: 1, column: 1 } };
    if (!belongsToSite(files, root, file))
      return [name, { ...named, error: { ...at, ...outsideFile(`${videosFolder}/${name}`) } }];
    if (/\.vtt$/i.test(name)) return [name, readCaptions(files, named)];
    const state = files.kind(file) === 'file' ? fileState(files, file)?.id : undefined;
    const known = state === undefined ? undefined : last[name];
    const { fault, output, video } = known?.state === `${recipe} ${state}` ? known : readVideo(files, named);
    if (state !== undefined)
      now[name] = { state: `${recipe} ${state}`, output, ...(video && { video }), ...(fault && { fault }) };
    return [
      name,
      { ...named, output, ...(video && { video }), ...(fault && { error: { ...at, ...problem(name, fault) } }) },
    ];
  });
  if (JSON.stringify(now) !== JSON.stringify(last)) storeEntry(entry, now);
  return new Map(found);
}

/** Returns a file by its name at a path of the config. Adds errors to the diagnostics. */
export function videoNamed(
  videos: Videos,
  name: string,
  kind: 'video' | 'captions',
  path: Path,
  diagnostics: Diagnostic[],
): VideoFile | undefined {
  const isCaptions = /\.vtt$/i.test(name);
  const found = (kind === 'captions') === isCaptions ? videos.get(name.normalize('NFC')) : undefined;
  if (found?.error !== undefined) diagnostics.push(found.error);
  else if (found === undefined) diagnostics.push({ path, ...missing(videos, name, kind) });
  return found?.error === undefined ? found : undefined;
}

/** Reads a video of the site. Throws a {@link VideoFault} if it cannot be published. */
export function openVideo(files: Files, file: string): ReadVideo {
  const source = videoSource(files, file);
  try {
    return /\.webm$/i.test(file) ? readWebm(source) : readMp4(source);
  } catch (error) {
    // A length or an offset of a damaged file may lead out of it.
    if (error instanceof RangeError) throw new VideoFault('is damaged: its lengths and offsets contradict each other');
    throw error;
  }
}

function readVideo(files: Files, { name, file }: Pick<VideoFile, 'name' | 'file'>): Omit<Known, 'state'> {
  const [, ending = ''] = /\.([^./]*)$/.exec(name.toLowerCase()) ?? [];
  if (files.kind(file) !== 'file') return { output: '', fault: { is: 'is no regular file', remedy: 'convert' } };
  if (ending !== 'mp4' && ending !== 'webm')
    return { output: '', fault: { is: 'is neither MP4 nor WebM, which browsers play', remedy: 'convert' } };
  try {
    const { width, height, seconds, hasSound, pieces } = openVideo(files, file);
    const size = pieces.reduce((sum, piece) => sum + pieceSize(piece), 0);
    const hash = contentHash(recipe, fileDigest(files, file)).slice(0, 10);
    const stem = stemOf(name);
    const output = `assets/${stem === '' ? '' : `${stem}-`}${hash}.${ending}`;
    return { output, video: { width, height, seconds, hasSound, size } };
  } catch (error) {
    if (!(error instanceof VideoFault)) throw error;
    return { output: '', fault: { is: error.is, remedy: error.remedy } };
  }
}

function problem(name: string, { is, remedy }: Fault): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  const stem = name.replace(/\.[^./]*$/, '');
  const to = remedy === 'rewrap' && /\.webm$/i.test(name) ? `${stem}-new.webm` : `${stem}-new.mp4`;
  const how = remedy === 'rewrap' ? '-c copy' : '-c:v libx264 -pix_fmt yuv420p -c:a aac';
  return {
    code: 'video-invalid',
    message: `The video "${name}" ${is}.`,
    suggestion: `Export it as MP4 with H.264 and AAC, or run \`ffmpeg -i "${name}" -map 0:v:0 -map "0:a:0?" ${how} "${to}"\`.`,
  };
}

function missing(
  videos: Videos,
  name: string,
  kind: 'video' | 'captions',
): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  const others = [...videos.keys()].filter((other) => /\.vtt$/i.test(other) === (kind === 'captions'));
  return {
    code: kind === 'captions' ? 'video-captions' : 'video-invalid',
    message: `There is no ${kind === 'captions' ? 'file of captions' : 'video'} "${name}" in ${videosFolder}.`,
    suggestion: didYouMean(name, others, kind === 'captions' ? 'WebVTT file' : 'video'),
  };
}

function readCaptions(files: Files, named: VideoFile): VideoFile {
  const { name, file } = named;
  const bytes = (fileState(files, file)?.size ?? 0) > mostCaptions ? undefined : files.read(file);
  const at = { code: 'video-captions' as const, path: [] };
  const place = { file, line: 1, column: 1 };
  if (bytes === undefined)
    return {
      ...named,
      error: {
        ...at,
        place,
        message: `The captions "${name}" are too large, or no regular file.`,
        suggestion: 'Export them again.',
      },
    };
  const unreadable = encodingError(file, bytes);
  if (unreadable !== undefined) return { ...named, error: { ...at, ...unreadable } };
  const fault = captionsFault(new TextDecoder().decode(bytes));
  if (fault !== undefined) {
    const { line, is, suggestion } = fault;
    return { ...named, error: { ...at, place: { ...place, line }, message: `The file "${name}" ${is}.`, suggestion } };
  }
  return { ...named, output: `assets/${stemOf(name)}-${contentHash(bytes).slice(0, 10)}.vtt` };
}
