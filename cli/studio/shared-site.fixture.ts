import { type StarterSite, starterSite } from '../starter-site.fixture.ts';

/** A site with a section on two pages, a variant, and two pages of a template. */
export function sharedSite(): StarterSite {
  const site = starterSite();
  const { edit } = site;
  edit('pages.config.ts', 'contact: about.contact', 'contact: about.contact, start: home.start');
  edit(
    'pages.config.ts',
    'export default',
    `const offer = definePageTemplate({
  description: 'An offer.',
  params: { thing: { type: 'text', help: 'What it is.', example: 'Bread' } },
  meta: { title: '{{param.thing}} for everybody in town', description: '{{param.thing}}, and how to get it.', noindex: true },
  layout: 'shared',
  sections: { hero: { block: 'pageIntro', headline: '{{param.thing}} for you', lead: 'Fresh every day.' } },
});

export default`,
  );
  edit('pages.config.ts', 'import { defineSite', 'import { definePageTemplate, defineSite');
  edit(
    'pages.config.ts',
    '\n  ],\n});',
    `
    {
      kind: 'variant',
      path: '/gift',
      of: '/',
      meta: { title: 'A gift from us to you and yours', noindex: true },
      sections: { start: { note: 'Wrapped.' }, reasons: { after: 'start' } },
    },
    { kind: 'template', path: '/bread', template: offer, params: { thing: 'Bread' } },
    { kind: 'template', path: '/cake', template: offer, params: { thing: 'Cake' } },
  ],
});`,
  );
  return site;
}
