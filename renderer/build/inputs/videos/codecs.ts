/** Names that people know, by the codes of MP4 and WebM files. */
const names: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(?:hvc1|hev1|dvh1|dvhe|V_MPEGH)/, 'H.265 (HEVC)'],
  [/^(?:av01|V_AV1)/, 'AV1'],
  [/^vp0?9/, 'VP9'],
  [/^V_MPEG4\/ISO\/AVC/, 'H.264'],
  [/^(?:mp4v|V_MPEG4)/, 'MPEG-4 Visual'],
  [/^ap[c4][nhosx]/, 'ProRes'],
  [/^(?:jpeg|mjp|V_MJPEG)/, 'Motion JPEG'],
  [/^(?:ac-3|ec-3|A_E?AC3)/, 'Dolby Digital'],
  [/^(?:Opus|A_OPUS)/, 'Opus'],
  [/^(?:fLaC|A_FLAC)/, 'FLAC'],
  [/^alac/, 'Apple Lossless'],
  [/^(?:\.mp3|A_MPEG\/L3)/, 'MP3'],
  [/^A_AAC/, 'AAC'],
  [/^(?:lpcm|sowt|twos|in24|fl32|A_PCM)/, 'PCM'],
];

/** Returns the name of a codec by its code in a file. */
export function codecName(code: string): string {
  const plain = code.replace(/[^\x20-\x7e]/g, '?').slice(0, 40);
  return names.find(([pattern]) => pattern.test(code))?.[1] ?? `"${plain}"`;
}
