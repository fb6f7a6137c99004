import type { CSSProperties, ReactElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { highest } from '../../../../sdk/any-length.ts';
import { type CardSpec, cardSize } from '../spec.ts';
import { Fact, factGap, Title, titleBox } from './card.tsx';
import type { Measured } from './fit.ts';
import { families } from './typeset.ts';

export type DrawingOptions = Pick<SatoriOptions, 'fonts' | 'graphemeImages'>;

/** Returns functions that measure the title of a card with the layout and fonts that draw it. */
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
      return highest(
        sizes.map(({ width }) => width),
        0,
      );
    },
  };
}

/** Returns how many figures of a card fit side by side without a cut; at least one. */
export async function factsThatFit(spec: CardSpec, options: DrawingOptions): Promise<number> {
  const facts = spec.facts.map((fact) => <Fact key={fact.label} fact={fact} spec={spec} />);
  const sizes = facts.length > 1 ? await sizesOf(facts, spec, options) : [];
  const { width: room } = titleBox(spec);
  let end = -factGap;
  const fitting = sizes.findIndex(({ width }) => {
    end += factGap + width;
    return end > room;
  });
  return fitting === -1 ? facts.length : Math.max(1, fitting);
}

/** The units between which a line may break. For languages without spaces, a dictionary separates them. */
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
    <div lang={spec.locale} style={{ ...column, fontFamily: families(spec, 'plain') }}>
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

const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } satisfies CSSProperties;
