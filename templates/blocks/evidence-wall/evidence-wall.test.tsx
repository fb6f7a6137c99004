import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../../renderer/sdk/ui-text/english.fixture.ts';
import { evidenceWallFields } from './fields.ts';
import { evidenceWall } from './index.ts';
import { EvidenceWallView } from './view.tsx';

// The kinds of the site are known only in the bundle of its blocks.
const isOfEngine = ({ picture: { kind } }: { picture: { kind: string } }) => kind === 'chart' || kind === 'review';
const props = evidenceWall.examples[0]?.props as { items: { picture: { kind: string } }[] };
const fields = z.strictObject(evidenceWallFields).parse({ ...props, items: props.items.filter(isOfEngine) });
const html = renderToStaticMarkup(<EvidenceWallView ui={ui} id="wall" level={2} {...fields} />);

describe('evidenceWall', () => {
  it('shows every picture in order', () => {
    expect([...html.matchAll(/<figure class="figure figure-(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      'chart',
      'review',
    ]);
  });

  it('shows a caption only below the picture that has one', () => {
    expect(html.match(/<\/figure><p>/g)).toHaveLength(1);
    expect(html).toContain('</figure><p>Two out of three came back for the next level.</p></li>');
  });

  it('gives every picture unique ids', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('wall-1-name');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
