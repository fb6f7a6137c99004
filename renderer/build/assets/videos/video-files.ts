import { basename, join } from 'node:path';
import { openVideo, type VideoFile, type Videos } from '../../inputs/videos/index.ts';
import { type Files, fileDigest, filePart, fileState } from '../../lib/files.ts';
import { dropOthers, storeParts } from '../../lib/store-file.ts';
import type { CopiedFile, FileRef, Manifest } from '../../output/index.ts';
import { everySection, type PageSummary } from '../../page/resolve/index.ts';
import { groupsOf } from '../../page/summary.ts';

interface Source {
  readonly files: Files;
  readonly cacheDir: string;
}

/** Bytes that are in memory at a time. */
const partSize = 1 << 20;

/** Returns the videos and captions that pages show, by their paths in the output. */
export function shownVideos(videos: Videos, pages: readonly PageSummary[]): ReadonlyMap<string, VideoFile> {
  const shown = new Set<string>();
  for (const { page } of groupsOf(pages))
    for (const { videos: paths = [] } of everySection(page)) for (const path of paths) shown.add(path);
  return new Map(
    [...videos.values()].flatMap((file) => (shown.has(file.output) ? [[file.output, file] as const] : [])),
  );
}

/** Returns the files of videos and captions: references to those in the output, and copies of the others. */
export function videoFiles(
  shown: ReadonlyMap<string, VideoFile>,
  manifest: Manifest,
  source: Source,
): (CopiedFile | FileRef)[] {
  const files = [...shown].map(([path, file]) => {
    const known = manifest.files.get(path);
    if (known !== undefined) return { path, hash: known.hash };
    const from = publishedVideo(file, source);
    return { path, from, size: fileState(source.files, from)?.size ?? 0, hash: fileDigest(source.files, from) };
  });
  if (files.some((file) => 'from' in file)) dropOthers(join(source.cacheDir, folder), /\.(?:mp4|webm)$/, shown.keys());
  return files;
}

/** Returns where the published form of a file is on the disk. Makes that of a video in the cache folder, if it is missing. */
export function publishedVideo({ file, output, video }: VideoFile, { files, cacheDir }: Source): string {
  if (video === undefined) return file;
  const made = join(cacheDir, folder, basename(output));
  // It was renamed once it was complete.
  if (fileState(files, made)?.size !== video.size) storeParts(made, parts(files, file));
  return made;
}

/** In the cache folder. */
const folder = 'videos';

function* parts(files: Files, file: string): Generator<Uint8Array> {
  for (const piece of openVideo(files, file).pieces) {
    if (Buffer.isBuffer(piece)) yield piece;
    else
      for (let at = piece.start; at < piece.end; at += partSize)
        yield filePart(files, file, at, Math.min(partSize, piece.end - at));
  }
}
