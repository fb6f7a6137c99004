import { describe, expect, it } from 'vitest';
import { intro, lintSite, page } from './testing/sample-site.ts';

const video = (alt: string) => ({
  block: 'video',
  title: 'How a fern unrolls',
  href: 'https://video.example.com/fern',
  poster: { src: 'fern.png', alt },
});
const found = (alt: string, rest: object = {}) =>
  lintSite({ routes: [{ ...page('/', { intro: intro('House plants'), video: video(alt) }), ...rest }] });

describe('the words of a picture', () => {
  it('must be there where it says something', () => {
    expect(found('A fern frond, half unrolled')).toEqual([]);
    expect(found(' ')).toMatchObject([
      {
        code: 'image-alt',
        message: 'The picture "fern.png" has no alternative text (alt).',
        path: ['routes', 0, 'sections', 'video', 'poster', 'alt'],
      },
    ]);
  });

  it('may be left out where its block says that it only decorates', () => {
    const header = { block: 'header', mark: { src: 'fern.png', alt: '' } };
    const site = { layouts: { around: { top: { header } } } };
    const routes = [{ ...page('/', { intro: intro('House plants') }), layout: 'around' }];
    expect(lintSite({ ...site, routes })).toEqual([]);
    const logo = { block: 'header', mark: { src: 'fern.png', alt: 'logo' } };
    expect(lintSite({ layouts: { around: { top: { header: logo } } }, routes })).toHaveLength(1);
  });

  it('are not the name of a file, nor that it is a picture', () => {
    expect(found('IMG_0412.jpeg')[0]?.message).toBe(
      'The picture "fern.png" has the name of a file as its alternative text (alt).',
    );
    for (const alt of ['Image', 'a photo', 'screenshot 2', 'Alt text']) {
      expect(found(alt)[0]?.message, alt).toMatch(/is described as ".+", which says nothing of what it shows\.$/);
    }
    for (const alt of ['A photo of a fern', 'Screenshot of the map', 'The logo of Fern & Co']) {
      expect(found(alt), alt).toEqual([]);
    }
  });
});
