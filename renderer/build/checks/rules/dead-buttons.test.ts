import { describe, expect, it } from 'vitest';
import { intro, lintMessages, lintSite, page } from './testing/sample-site.ts';

const dead = { block: 'callToAction', headline: 'Ready?', actions: [{ label: 'Start', inert: true }] };
const form = {
  block: 'form',
  headline: 'Write to us',
  fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true, invalid: 'Enter your e-mail.' }],
  submit: 'Send it',
  inert: true,
};
const home = (sections: object, meta: object = {}) =>
  page('/', { intro: intro('House plants'), ...sections }, { meta });

describe('a control that does nothing', () => {
  it('is an inert button on a page that is no draft', () => {
    expect(lintSite({ routes: [home({ dead })] })).toMatchObject([
      {
        code: 'button-nowhere',
        message: 'The button "Start" leads nowhere, and / is no draft.',
        path: ['routes', 0, 'sections', 'dead', 'actions', 0, 'inert'],
      },
    ]);
    const routes = [home({}), page('/draft', { dead }, { meta: { noindex: true } })];
    expect(lintMessages({ routes })).toEqual([]);
  });

  it('is an inert form or an inert entry of the header', () => {
    const header = { block: 'header', inert: ['Plans', 'About'] };
    expect(
      lintMessages({ layouts: { around: { top: { header } } }, routes: [{ ...home({ form }), layout: 'around' }] }),
    ).toEqual([
      'button-nowhere: The entries "Plans", "About" lead nowhere, and / is no draft.',
      'button-nowhere: The button "Send it" leads nowhere, and / is no draft.',
    ]);
  });

  it('is a link to "#", and not a link to an id', () => {
    expect(lintMessages({ routes: [home({ more: intro('More', '#') })] })).toEqual([
      'button-nowhere: The link "#" leads nowhere, and / is no draft.',
    ]);
    expect(lintMessages({ routes: [home({ more: intro('More', '#top', '#intro') })] })).toEqual([]);
  });

  it('is reported once, with the pages that share it', () => {
    const paths = ['/a', '/b', '/c', '/d'];
    const routes = [home({ more: intro('More', ...paths.slice(0, 2)), rest: intro('Rest', ...paths.slice(2)) })];
    const others = paths.map((path) => ({ ...page(path, { intro: intro('It') }), layout: 'around' }));
    expect(lintMessages({ layouts: { around: { bottom: { dead } } }, routes: [...routes, ...others] })).toEqual([
      'button-nowhere: The button "Start" leads nowhere, and /a, /b, /c and 1 more are no drafts.',
    ]);
  });

  it('is found in a section that only a variant has', () => {
    const experiment = {
      kind: 'experiment',
      name: 'more',
      of: '/',
      variants: [{ name: 'b', weight: 50, sections: { dead: { after: 'intro', section: dead } } }],
    };
    expect(lintMessages({ routes: [home({}), experiment] })).toHaveLength(1);
  });
});
