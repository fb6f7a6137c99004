import { drop } from './parts.ts';

/** Photos of a firm of plumbers, as its profile shows them: the same by day and by night. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a drawing of 260 by 150 to its box. */
function photo(id: string, { x, y, width, height }: Box, body: string): string {
  const scale = Math.max(width / 260, height / 150);
  const left = x - (260 * scale - width) / 2;
  const top = y - (150 * scale - height) / 2;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${left} ${top}) scale(${scale})">${body}</g></g>`;
}

/** The van in front of a house, with a palm. */
export const van = (box: Box) =>
  photo(
    'van',
    box,
    [
      '<path fill="#a9d7f2" d="M0 0h260v150H0z"/><circle cx="212" cy="26" r="13" fill="#fff3c4"/>',
      // The house.
      '<path fill="#f3e3c8" d="M8 42h124v74H8z"/><path fill="#b8553f" d="M-4 46 24 14h92l28 32z"/>',
      '<path fill="#8d3f31" d="M-4 46h148v5H-4z"/><path fill="#355d75" d="M24 62h24v26H24zM94 62h24v26H94z"/>',
      '<path fill="#7fb3cc" d="M26 64h9v11h-9zM37 64h9v11h-9zM96 64h9v11h-9zM107 64h9v11h-9z"/><path fill="#4a6d52" d="M60 66h22v50H60z"/>',
      // The palm.
      '<path fill="none" stroke="#8a6a47" stroke-width="6" d="M232 120c2-26-2-46-8-66"/>',
      '<path fill="#3f8a4f" d="M224 54c-18-16-34-12-42 2 14-4 26-4 42-2Zm0 0c-10-22-26-26-38-18 16 2 26 8 38 18Zm0 0c4-22 20-28 32-20-14 4-22 10-32 20Zm0 0c18-12 34-6 40 8-14-6-24-8-40-8Zm0 0c-14 2-24 14-22 28 6-12 12-20 22-28Zm0 0c12 4 20 16 16 28-4-12-8-20-16-28Z"/>',
      '<path fill="#7cb56a" d="M0 112h260v14H0z"/><path fill="#59636d" d="M0 122h260v28H0z"/><path stroke="#e8c84a" stroke-width="2.5" stroke-dasharray="16 12" d="M0 141h260"/>',
      // The van.
      '<path fill="#123e70" d="M84 60h78c6 0 10 2 14 7l20 25 14 5c4 1 6 4 6 9v20H84z"/><path fill="#bfe1f3" d="M160 68h6c3 0 5 1 7 4l14 19h-27z"/>',
      '<path fill="#0c2c52" d="M84 118h132v10H84z"/><path fill="#ffe9a6" d="M208 102h8v7h-8z"/>',
      '<circle cx="108" cy="127" r="13" fill="#20272e"/><circle cx="108" cy="127" r="5.5" fill="#c8ced3"/><circle cx="188" cy="127" r="13" fill="#20272e"/><circle cx="188" cy="127" r="5.5" fill="#c8ced3"/>',
      drop('#ffffff', 122, 88, 38),
    ].join(''),
  );

/** Copper pipes with a valve. */
export const pipes = (box: Box) =>
  photo(
    'pipes',
    box,
    [
      '<path fill="#d8d2c6" d="M0 0h260v150H0z"/><path fill="none" stroke="#c5bdae" stroke-width="2" d="M0 50h260M0 100h260M65 0v50M195 0v50M130 50v50M65 100v50M195 100v50"/>',
      '<g fill="none" stroke-linejoin="round"><path stroke="#8f4a26" stroke-width="24" d="M-10 52h150v110"/><path stroke="#c8743f" stroke-width="18" d="M-10 52h150v110"/><path stroke="#eaa877" stroke-width="5" d="M-10 47h146"/>',
      '<path stroke="#8f4a26" stroke-width="24" d="M270 104H190V-10"/><path stroke="#c8743f" stroke-width="18" d="M270 104H190V-10"/><path stroke="#eaa877" stroke-width="5" d="M185 -10v104"/></g>',
      '<path fill="#a9542b" d="M124 36h32v32h-32zM174 88h32v32h-32zM50 38h14v28H50z"/><path fill="#9aa3a9" d="M73 40h30v24H73z"/><path fill="#c5342b" d="M62 14h52v11H62z"/><path fill="#7d868c" d="M84 22h8v20h-8z"/>',
    ].join(''),
  );

/** A tap over a basin. */
export const tap = (box: Box) =>
  photo(
    'tap',
    box,
    [
      '<path fill="#2f6f74" d="M0 0h260v150H0z"/><path fill="none" stroke="#3f8489" stroke-width="2" d="M0 34h260M0 68h260M50 0v34M150 0v34M250 0v34M0 34v34M100 34v34M200 34v34M50 68v40M150 68v40"/>',
      '<path fill="#f4f1ea" d="M24 104h212l-10 60H34z"/><path fill="#d9d4c9" d="M24 104h212l-2 9H26z"/>',
      '<path fill="none" stroke="#7c868d" stroke-width="19" d="M92 106V58c0-40 74-40 74 0v6"/><path fill="none" stroke="#cfd6da" stroke-width="12" d="M92 106V58c0-40 74-40 74 0v6"/><path fill="#aeb7bc" d="M80 94h24v12H80z"/>',
      '<path fill="#d9eefa" d="M166 76c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13Z"/>',
    ].join(''),
  );
