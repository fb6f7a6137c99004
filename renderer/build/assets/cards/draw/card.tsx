import type { CSSProperties, ReactElement } from 'react';
import { type CardSpec, cardSize, sideSize } from '../spec.ts';
import { DrawnPanel } from './drawn-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { families, lowered } from './typeset.ts';

/** URLs of the pictures on a card, by the hash of their files. */
export type Pictures = Readonly<Record<string, string>>;

/** How the title is set so that it fits. */
export interface TitleSetting {
  readonly size: number;
  /** Maximum lines, after which it is cut. */
  readonly lines: number;
  /** Words are broken, because one is longer than a line. */
  readonly broken: boolean;
}

export interface CardProps {
  readonly spec: CardSpec;
  readonly title: TitleSetting;
  /** Figures that fit side by side. */
  readonly facts: number;
  readonly pictures: Pictures;
}

/** A card: name and figures at the edges, the title between them, and a drawing or a picture at the side. */
export function Card({ spec, title, facts, pictures }: CardProps): ReactElement {
  const { palette, direction, locale, side } = spec;
  const ground: CSSProperties = {
    display: 'flex',
    width: cardSize.width,
    height: cardSize.height,
    backgroundColor: palette.paper,
    color: palette.ink,
    direction,
    fontFamily: families(spec, 'plain'),
  };
  return (
    <div lang={locale} style={ground}>
      <div style={{ ...column, width: columnWidth(spec) }}>
        <Name spec={spec} pictures={pictures} />
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
          {spec.eyebrow === undefined ? null : (
            <div style={{ ...eyebrow, color: palette.accent, fontFamily: families(spec, 'bold') }}>{spec.eyebrow}</div>
          )}
          <Title spec={spec} setting={title} />
        </div>
        <Facts spec={spec} shown={facts} />
      </div>
      {side?.kind === 'drawing' ? <DrawnPanel side={side} spec={spec} /> : null}
      {side?.kind === 'picture' ? <PicturePanel side={side} spec={spec} picture={pictures[side.asset]} /> : null}
    </div>
  );
}

/** The title of a card. The same element is measured and drawn. */
export function Title({ spec, setting }: { spec: CardSpec; setting: TitleSetting }): ReactElement {
  const { size, lines, broken } = setting;
  const style: CSSProperties = {
    display: 'block',
    width: titleBox(spec).width,
    fontFamily: families(spec, 'bold'),
    fontSize: size,
    lineHeight: titleLeading,
    letterSpacing: spec.direction === 'rtl' ? 0 : -size * 0.012,
    wordBreak: broken ? 'break-word' : 'normal',
    lineClamp: lines,
  };
  return <div style={style}>{spec.title}</div>;
}

function Name({ spec, pictures }: Pick<CardProps, 'spec' | 'pictures'>): ReactElement {
  const icon = spec.icon === undefined ? undefined : pictures[spec.icon];
  const { size } = nameText;
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: nameText.height, gap: 14 }}>
      {icon === undefined ? null : <img src={icon} width={nameText.height} height={nameText.height} alt="" />}
      <div style={{ ...name, fontFamily: families(spec, 'bold'), top: lowered(spec, size) }}>{spec.site}</div>
    </div>
  );
}

function Facts({ spec, shown }: { spec: CardSpec; shown: number }): ReactElement | null {
  if (spec.facts.length === 0) return null;
  return (
    <div style={{ ...factRow, borderTop: `2px solid ${spec.palette.line}` }}>
      {spec.facts.slice(0, shown).map((fact) => (
        <Fact key={fact.label} fact={fact} spec={spec} />
      ))}
    </div>
  );
}

/** A figure with its label. */
export function Fact({ fact, spec }: { fact: CardSpec['facts'][number]; spec: CardSpec }): ReactElement {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ ...oneLine, fontFamily: families(spec, 'bold'), fontSize: 36, lineHeight: 1.2 }}>{fact.value}</div>
      <div style={{ ...oneLine, color: spec.palette['ink-2'], fontSize: 21, lineHeight: 1.25 }}>{fact.label}</div>
    </div>
  );
}

/** Returns the maximum size of a title in pixels. */
export function titleBox(spec: CardSpec): { readonly width: number; readonly height: number } {
  const facts = spec.facts.length === 0 ? 0 : factRow.height;
  const above = spec.eyebrow === undefined ? 0 : eyebrow.fontSize * eyebrow.lineHeight + eyebrow.marginBottom;
  return {
    width: columnWidth(spec) - column.paddingLeft - column.paddingRight,
    height: cardSize.height - column.paddingTop - column.paddingBottom - nameText.height - facts - above - breath,
  };
}

/** Line height of titles, relative to their font size. */
export const titleLeading = 1.1;

/** Space around the title. */
const breath = 56;

const column = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: cardSize.height,
  paddingTop: 56,
  paddingBottom: 52,
  paddingLeft: 64,
  paddingRight: 48,
} satisfies CSSProperties;

const nameText = { size: 32, height: 44 };

const name = { display: 'flex', position: 'relative', fontSize: nameText.size } satisfies CSSProperties;

const eyebrow = {
  display: 'block',
  lineClamp: 1,
  fontSize: 24,
  lineHeight: 1.3,
  marginBottom: 12,
} satisfies CSSProperties;

/** Pixels between two figures. */
export const factGap = 44;

const oneLine = { display: 'block', lineClamp: 1 } satisfies CSSProperties;

const factRow = {
  display: 'flex',
  boxSizing: 'border-box',
  height: 98,
  paddingTop: 20,
  gap: 28,
} satisfies CSSProperties;

function columnWidth({ side }: CardSpec): number {
  return side === undefined ? cardSize.width : cardSize.width - sideSize.width;
}
