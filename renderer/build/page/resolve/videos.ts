import type { Path } from '../../../sdk/issue.ts';
import type { Video, WrittenVideo } from '../../../sdk/video/fields.ts';
import { videoNamed } from '../../inputs/videos/index.ts';
import type { FieldContext } from './fill-text.ts';

/** Resolves a field of the kind `video`. Reports a video without captions, unless it says that it is silent or has no sound. */
export function resolvedVideo({ src, captions, silent }: WrittenVideo, context: FieldContext, at: Path): Video {
  const { site, pictures, played, shows, diagnostics } = context;
  const nothing = { src: '', width: 0, height: 0, seconds: 0 };
  if (pictures === undefined) return nothing;
  const named = (name: string, kind: 'video' | 'captions', field: string) =>
    videoNamed(pictures.videos, name, kind, [...at, field], diagnostics);
  const found = named(src, 'video', 'src');
  const words = captions === undefined ? undefined : named(captions, 'captions', 'captions');
  if (found?.video?.hasSound && captions === undefined && !silent) {
    diagnostics.push({
      code: 'video-captions',
      message: `The video "${src}" has sound, but no captions for those who cannot hear it.`,
      path: at,
      suggestion:
        "Save a WebVTT file beside it and name it: `captions: 'tour.vtt'`. If nothing that can be heard matters, write `silent: true`.",
    });
  }
  const address = (output: string) => `${site.origin.base}/${output}`;
  for (const file of [found, words]) {
    if (file === undefined) continue;
    played?.add(file.output);
    shows?.add(`video ${file.name}`);
  }
  if (found?.video === undefined) return nothing;
  const { width, height, seconds } = found.video;
  const label = new Intl.DisplayNames([site.locale], { type: 'language' }).of(site.locale) ?? site.locale;
  return {
    src: address(found.output),
    width,
    height,
    seconds,
    ...(words && { captions: { src: address(words.output), lang: site.locale, label } }),
  };
}
