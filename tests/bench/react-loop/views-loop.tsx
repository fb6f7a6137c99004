import type { ComponentType } from 'react';
import { ComparisonView } from '../../../renderer/blocks/comparison/view.tsx';
import { FaqView } from '../../../renderer/blocks/faq/view.tsx';
import { FooterView } from '../../../renderer/blocks/footer/view.tsx';
import { FormView } from '../../../renderer/blocks/form/view.tsx';
import { HeaderView } from '../../../renderer/blocks/header/view.tsx';
import { HeroView } from '../../../renderer/blocks/hero/view.tsx';
import { PackagesView } from '../../../renderer/blocks/packages/view.tsx';
import { PageIntroView } from '../../../renderer/blocks/page-intro/view.tsx';
import { ServiceCardsView } from '../../../renderer/blocks/service-cards/view.tsx';
import { TestimonialsView } from '../../../renderer/blocks/testimonials/view.tsx';
import type { Row } from '../job/rows.ts';
import { readJson, writeSite } from './write-site.tsx';

// The views of Frontage's blocks, with the props that it gives them. Its forms come alive by its loader, which is not here.

/** A section of a page: the type of its block, its name and slot on the page, and the props of its view. */
export interface LoopSection {
  readonly block: string;
  readonly name: string;
  readonly slot: 'top' | 'main' | 'footer' | 'bottom';
  readonly props: object;
}

/** What all pages have, with the words of one row where each is to have its own. */
export interface LoopSections {
  readonly page: readonly LoopSection[];
  readonly home: readonly LoopSection[];
}

const views = {
  header: HeaderView,
  hero: HeroView,
  serviceCards: ServiceCardsView,
  testimonials: TestimonialsView,
  packages: PackagesView,
  comparison: ComparisonView,
  faq: FaqView,
  form: FormView,
  footer: FooterView,
  pageIntro: PageIntroView,
};

const sections: LoopSections = readJson('sections.json');

writeSite({
  page: (row) => <Body sections={sections.page} own={wordsOf(row)} />,
  home: () => <Body sections={sections.home} own={{}} />,
});

function Body({ sections, own }: { sections: readonly LoopSection[]; own: Readonly<Record<string, object>> }) {
  const shown = (slot: LoopSection['slot']) =>
    sections
      .filter((section) => section.slot === slot)
      .map(({ block, name, props }) => {
        const View = views[block as keyof typeof views] as ComponentType<object>;
        return <View key={name} {...props} {...own[name]} />;
      });
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {shown('top')}
      <main id="main" tabIndex={-1}>
        {shown('main')}
      </main>
      {sections.some(({ slot }) => slot === 'footer') && <footer>{shown('footer')}</footer>}
      {shown('bottom')}
    </>
  );
}

/** What a row puts into the sections of its page, by their names. */
function wordsOf({ hero, cards, reviews }: Row): Readonly<Record<string, object>> {
  return {
    hero,
    services: { cards },
    reviews: { items: reviews.map((review) => ({ ...review, initials: initials(review.name) })) },
  };
}

function initials(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.[0]}${words.at(-1)?.[0]}`;
}
