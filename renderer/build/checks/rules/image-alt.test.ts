import { describe, expect, it } from 'vitest';
import { intro, lintSite, page } from './testing/sample-site.ts';

const video = (alt: string) => ({
  block: 'video',
  title: 'How a fern unrolls',
  href: 'https://video.example.com/fern',
  poster: { src: 'fern.svg', alt },
});
const found = (alt: string, rest: object = {}) =>
  lintSite({ routes: [{ ...page('/', { intro: intro('House plants'), video: video(alt) }), ...rest }] });

describe('the alternative text of a picture', () => {
  it('is required for a picture with content', () => {
    expect(found('A fern frond, half unrolled')).toEqual([]);
    expect(found(' ')).toMatchObject([
      {
        code: 'image-alt',
        message: 'The picture "fern.svg" has no alternative text (alt).',
        path: ['routes', 0, 'sections', 'video', 'poster', 'alt'],
      },
    ]);
  });

  it('is optional for a decorative picture', () => {
    const header = { block: 'header', mark: { src: 'fern.svg', alt: '' } };
    const site = { layouts: { around: { top: { header } } } };
    const routes = [{ ...page('/', { intro: intro('House plants') }), layout: 'around' }];
    expect(lintSite({ ...site, routes })).toEqual([]);
    const logo = { block: 'header', mark: { src: 'fern.svg', alt: 'logo' } };
    expect(lintSite({ layouts: { around: { top: { header: logo } } }, routes })).toHaveLength(1);
  });

  it('is no file name and no word for a picture', () => {
    expect(found('IMG_0412.jpeg')[0]?.message).toBe(
      'The picture "fern.svg" has a file name as its alternative text (alt).',
    );
    for (const alt of ['Image', 'a photo', 'screenshot 2', 'Alt text']) {
      expect(found(alt)[0]?.message, alt).toMatch(/is described as ".+", which does not say what it shows\.$/);
    }
    for (const alt of ['A photo of a fern', 'Screenshot of the map', 'The logo of Fern & Co']) {
      expect(found(alt), alt).toEqual([]);
    }
  });
});
