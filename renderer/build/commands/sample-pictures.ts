import type { ImageFile } from '../inputs/images.ts';
import type { VideoFile } from '../inputs/videos/index.ts';
import { contentHash } from '../lib/hash.ts';

/** Muted colours of a sample: sky, sun, and three planes from far to near. */
type Palette = readonly [sky: string, sun: string, far: string, middle: string, near: string];

const palettes: readonly Palette[] = [
  ['#dbe4e4', '#f6e7c8', '#a9bcb8', '#7c9691', '#4f6b68'],
  ['#efe3d6', '#fbf3df', '#d3b59a', '#b08968', '#7f5f49'],
  ['#dfe1ec', '#fbe9dd', '#aab0cc', '#7d84a8', '#535a80'],
  ['#e6ead9', '#fdf6da', '#b9c39a', '#8e9c6c', '#5f6d47'],
  ['#f0dfdc', '#fdf0e2', '#d4aaa2', '#b07f78', '#7d5652'],
];

/**
 * Returns a picture for the example of a block, by a name that the site has no file for: `logo` in the name makes a mark,
 * `portrait` a person, anything else a landscape. The same name gives the same picture on every site.
 */
export function samplePicture(name: string): ImageFile {
  const seed = Number.parseInt(contentHash(name).slice(0, 8), 16);
  const palette = palettes[seed % palettes.length] ?? (palettes[0] as Palette);
  const [, , far, middle] = palette;
  const drawn = /logo|mark/i.test(name);
  const isPortrait = /portrait|face/i.test(name);
  const { svg, width, height } = drawn ? logo(seed) : isPortrait ? portrait(seed, palette) : landscape(seed, palette);
  const content = Buffer.from(svg);
  const hash = contentHash(content);
  return {
    name,
    file: '',
    type: drawn ? 'drawing' : 'photo',
    hash,
    size: content.length,
    width,
    height,
    output: `assets/sample-${hash.slice(0, 10)}.svg`,
    content,
    ...(!drawn && { ground: shortColour(isPortrait ? far : middle) }),
  };
}

/** Returns a video for the example of a block, or its captions. It has a size and a length, but no file to play. */
export function sampleVideo(name: string): VideoFile {
  const video = { width: 1280, height: 720, seconds: 155, hasSound: true, size: 0 };
  return { name, file: '', output: `assets/${name}`, ...(!name.endsWith('.vtt') && { video }) };
}

interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function svgOf(width: number, height: number, inside: string): Drawn {
  const xmlns = 'http://www.w3.org/2000/svg';
  return { svg: `<svg xmlns="${xmlns}" width="${width}" height="${height}">${inside}</svg>`, width, height };
}

/** Hills under a low sun. */
function landscape(seed: number, [sky, sun, far, middle, near]: Palette): Drawn {
  const [width, height] = [1600, 1200];
  const hill = (base: number, swing: number, phase: number, fill: string) => {
    const points = Array.from({ length: 17 }, (_, index) => {
      const y = base - swing * (Math.sin(index * 0.55 + phase) + 0.5 * Math.sin(index * 1.3 + 2 * phase));
      return `${index * 100},${Math.round(y)}`;
    });
    return `<polygon fill="${fill}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
  };
  const phase = (seed % 97) / 9;
  return svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${sky}"/><circle cx="${400 + (seed % 800)}" cy="430" r="150" fill="${sun}"/>${hill(700, 90, phase, far)}${hill(850, 70, phase + 2, middle)}${hill(1010, 50, phase + 4, near)}`,
  );
}

/** A drawn bust, so that nobody is shown. */
function portrait(seed: number, [sky, , far, middle, near]: Palette): Drawn {
  const [width, height] = [1200, 1500];
  const tilt = (seed % 13) - 6;
  return svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${sky}"/><path fill="${near}" d="M150 1500c20-330 200-430 450-430s430 100 450 430z"/><g transform="rotate(${tilt} 600 700)"><path fill="${far}" d="M520 860h160v230c-40 60-120 60-160 0z"/><ellipse cx="600" cy="680" rx="210" ry="265" fill="${far}"/><path fill="${middle}" d="M380 690c-20-220 90-330 230-330s240 110 210 320c-50-30-90-110-110-170-90 60-210 80-290 70-20 40-20 80-40 110z"/></g>`,
  );
}

/** A mark and a word of bars. */
function logo(seed: number): Drawn {
  const bars = Array.from({ length: 4 + (seed % 3) }, (_, index) => {
    const tall = (seed >> index) % 2 === 0;
    return `<rect x="${120 + index * 34}" y="${tall ? 24 : 44}" width="22" height="${tall ? 72 : 52}" rx="6"/>`;
  });
  const width = 130 + bars.length * 34;
  return svgOf(width, 120, `<g fill="#5b6470"><circle cx="60" cy="60" r="38"/>${bars.join('')}</g>`);
}

function shortColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16));
  return `#${channels.join('')}`;
}
