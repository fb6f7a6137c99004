import type { ReactElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { type CardSpec, cardSize } from '../spec.ts';
import { Title } from './card.tsx';
import type { Measured } from './fit.ts';
import { families } from './typeset.ts';

export type DrawingOptions = Pick<SatoriOptions, 'fonts' | 'graphemeImages'>;

/** Measures a card's title with the layout and the fonts that draw it. */
export function measuring(spec: CardSpec, options: DrawingOptions): Measured {
  return {
    async height(setting) {
      const [title] = await sizesOf([<Title key="title" spec={spec} setting={setting} />], spec, options);
      return title?.height ?? 0;
    },
    async longestWord() {
      const words = [...new Set(wordsOf(spec))].map((word) => (
        <div
          key={word}
          style={{ display: 'flex', whiteSpace: 'nowrap', fontFamily: families(spec, 'bold'), fontSize: 100 }}
        >
          {word}
        </div>
      ));
      const sizes = await sizesOf(words, spec, options);
      return Math.max(0, ...sizes.map(({ width }) => width));
    },
  };
}

/** What may stand alone in a line; where a language puts no spaces between words, a dictionary says. */
function wordsOf({ title, locale }: CardSpec): string[] {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(title)];
  return words.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function sizesOf(elements: readonly ReactElement[], spec: CardSpec, options: DrawingOptions): Promise<Size[]> {
  const sizes: Size[] = [];
  await satori(
    <div lang={spec.locale} style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {elements.map((element) => (
        <div key={`${measured}${element.key}`} style={{ display: 'flex' }}>
          {element}
        </div>
      ))}
    </div>,
    {
      ...options,
      width: 20 * cardSize.width,
      onNodeDetected({ key, width, height }) {
        if (String(key).startsWith(measured)) sizes.push({ width, height });
      },
    },
  );
  return sizes;
}

const measured = 'measured-';
