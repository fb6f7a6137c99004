import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { evidenceWallFields } from './fields.ts';
import { evidenceWall } from './index.ts';
import { EvidenceWallView } from './view.tsx';

const fields = z.strictObject(evidenceWallFields).parse(evidenceWall.examples[0]?.props);
const html = renderToStaticMarkup(<EvidenceWallView ui={ui} id="wall" level={2} {...fields} />);

describe('evidenceWall', () => {
  it('shows every picture in order', () => {
    expect([...html.matchAll(/<figure class="figure figure-(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      'chart',
      'review',
      'pack',
      'grid',
    ]);
  });

  it('shows a caption only below the picture that has one', () => {
    expect(html.match(/<\/figure><p>/g)).toHaveLength(1);
    expect(html).toContain('</figure><p>Two out of three came back for the next level.</p></li>');
  });

  it('gives every picture unique ids', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('wall-4-name');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
